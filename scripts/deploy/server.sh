#!/bin/sh
# Runs on the server: `npm run deploy` sends it and calls it as root, and systemd calls it as the user "millrace".
# Each command can be repeated after it was interrupted.
set -eu
umask 022
# It works to its end also after the connection has broken: what it says is lost then.
trap '' HUP PIPE

root=/opt/millrace
state=/var/lib/millrace
data=$state/data
backups=$state/backups

# Three links: "current" is what runs, "good" is the last release that has answered, and "previous" the one that was
# good before. Settings have the same names (env.good). In the state, "before-RELEASE" are the data of that release from
# before a later one changed the tables. Each start brings in what its release can use: data/oldest is the oldest schema
# that can use the data. "ready-data" are brought in next, "left-data" are what they replace.

say() { echo "$*" || :; }
fail() {
  echo "$*" >&2 || :
  exit 1
}

# Only the server's user opens what is in its folder: a link there could lead anywhere.
as_server() { runuser -u millrace -- "$@"; }

# Data that were replaced stay until the owner removes them.
kept_name() { echo "$state/data-$(date -u +%Y%m%dT%H%M%S.%NZ)"; }
keep_left() { [ ! -e "$state/left-data" ] || as_server mv -T "$state/left-data" "$(kept_name)"; }

# One deployment at a time. Only root can hold it.
lock() {
  umask 077
  exec 9>/run/millrace-deploy.lock
  umask 022
  flock -n 9 || fail 'Another deployment to this server is at work.'
  # What was interrupted.
  keep_left
  [ ! -e "$state/restore.jsonl" ] || as_server rm -f "$state/restore.jsonl"
}

# The value of a fact about a release: fact RELEASE NAME
fact() { sed -n "s/^$2=//p" "$root/$1/RELEASE" 2>/dev/null; }
linked() { readlink "$root/$1" || true; }
link() {
  ln -sfn "$2" "$root/$1.new"
  mv -T "$root/$1.new" "$root/$1"
}

# Prints what is here.
probe() {
  command -v apt-get >/dev/null && command -v systemctl >/dev/null ||
    fail 'This server has no apt-get and systemd: use Debian 12 or later, or Ubuntu 24.04 or later.'
  say "processor=$(uname -m)"
  say "current=$(linked current)"
  for folder in "$root"/*; do [ ! -d "$folder" ] || say "has=${folder##*/}"; done
}

# Unpacks an archive from the standard input, whole or not at all: receive NAME SHA256
receive() {
  lock
  work=$root/incoming/$1
  rm -rf "$work" "$work.tgz"
  install -d -m 700 "$root/incoming"
  mkdir "$work"
  cat >"$work.tgz" || fail "The disk of the server is full: $(df -h --output=avail "$root" | tail -n 1) are free."
  echo "$2  $work.tgz" | sha256sum --quiet --check || fail 'The archive did not arrive whole. Run the command again.'
  tar -xzf "$work.tgz" -C "$work" --no-same-owner || fail 'The disk of the server is full.'
  rm "$work.tgz"
  # The configuration has secrets.
  [ "$1" = config ] && modes=u=rwX,go= || modes=u=rwX,go=rX
  chmod -R "$modes" "$work"
  sync
  rm -rf "${root:?}/$1"
  mv "$work" "$root/$1"
}

# Replaces a file with secrets, whole or not at all: replace FROM TO
replace() {
  install -m 600 "$1" "$2.new"
  mv "$2.new" "$2"
}

# Replaces a file if it has changed, and remembers that: put NAME TARGET MODE
changed=
put() {
  ! cmp -s "$root/config/$1" "$2" || return 0
  mkdir -p "$(dirname "$2")"
  install -m "$3" "$root/config/$1" "$2.new"
  mv "$2.new" "$2"
  changed="$changed $1"
}

# Caddy, the user, and what systemd and Caddy read.
set_up() {
  id -u millrace >/dev/null 2>&1 || useradd --system --user-group --home-dir "$state" --shell /usr/sbin/nologin millrace
  install -d -m 700 -o millrace -g millrace "$state"
  for unit in millrace.service millrace.socket millrace-backup.service millrace-backup.timer; do
    put $unit /etc/systemd/system/$unit 644
  done
  put caddy.conf /etc/systemd/system/caddy.service.d/millrace.conf 644
  systemctl daemon-reload
  if ! command -v caddy >/dev/null; then
    say 'Installing Caddy.'
    # It starts with our configuration at once.
    put Caddyfile /etc/caddy/Caddyfile 644
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq -o Acquire::Languages=none
    apt-get install -yqq --no-install-recommends -o Dpkg::Options::=--force-confold caddy >/dev/null
  else
    grep -qs 'admin unix//run/caddy/admin.sock' /etc/caddy/Caddyfile ||
      dpkg-query -W -f '${Conffiles}' caddy | grep -q "$(md5sum /etc/caddy/Caddyfile | cut -c -32)" ||
      fail 'Caddy serves other sites here, by /etc/caddy/Caddyfile. Move them to another server, or remove Caddy.'
    cmp -s "$root/config/Caddyfile" /etc/caddy/Caddyfile ||
      caddy validate --adapter caddyfile --config "$root/config/Caddyfile" >/dev/null 2>&1 ||
      fail 'Caddy refuses its configuration.'
    put Caddyfile /etc/caddy/Caddyfile 644
    case $changed in
      *caddy.conf*) systemctl restart caddy ;;
      *Caddyfile*) systemctl reload caddy || systemctl restart caddy ;;
    esac
  fi
  # It starts no server before there is one.
  systemctl enable --quiet caddy millrace-backup.timer millrace.socket millrace.service
  systemctl start caddy millrace-backup.timer
}

# Whether the server answers within so many seconds. One request waits in the socket until it does.
is_healthy() {
  # A restart by hand does not always set it back.
  begun=$(systemctl show -P NRestarts millrace.service)
  timeout "$1" bash -c '
    until exec 3<>/dev/tcp/127.0.0.1/4173 &&
      printf "GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n" >&3 &&
      read -r line <&3 && [[ $line = *" 200 "* ]]; do sleep 1; done' 2>/dev/null & asking=$!
  while kill -0 $asking 2>/dev/null; do
    # It has ended by itself three times: it will not start.
    [ "$(systemctl show -P NRestarts millrace.service)" -lt $((begun + 3)) ] || kill $asking 2>/dev/null || true
    sleep 2
  done
  wait $asking
}

# Starts what is linked, and waits for its answer. Requests wait in the socket meanwhile.
restart() {
  systemctl start millrace.socket
  systemctl restart millrace.service && is_healthy "$1"
}

# Shows open pages of the release before their files: keep_assets NEW EARLIER
keep_assets() {
  sed -n 's|^[0-9a-f]*  \(site/assets/.*\)|\1|p' "$root/$2/SHA256SUMS" | while read -r file; do
    [ -e "$root/$1/$file" ] || cp "$root/$2/$file" "$root/$1/$file"
  done
}

# Whether a release cannot use the data, since a later one has changed the tables: is_too_old RELEASE
is_too_old() { [ "$(as_server cat "$data/oldest" 2>/dev/null || echo 1)" -gt "$(fact "$1" schema)" ]; }

# Notes that what runs has answered, and removes what is not needed to go back from it.
accept() {
  now=$(linked current)
  last=$(linked good)
  if [ "$now" != "$last" ]; then
    if [ -n "$last" ]; then
      link previous "$last"
      replace /etc/millrace/env.good /etc/millrace/env.previous
    fi
    link good "$now"
  fi
  replace /etc/millrace/env /etc/millrace/env.good
  previous=$(linked previous)
  keep_left
  for old in "$state"/before-*; do
    [ -n "$previous" ] && [ "${old%.jsonl}" = "$state/before-$previous" ] && is_too_old "$previous" ||
      as_server rm -rf "$old"
  done
  for old in "$root"/[0-9]* "$root"/node-*; do
    case ${old##*/} in
      "$now" | "$previous" | "node-$(fact "$now" node)" | "node-$(fact "${previous:-$now}" node)") ;;
      *) rm -rf "$old" ;;
    esac
  done
  rm -rf "$root/incoming"
}

# Starts an earlier release with its settings: go_back good|previous SECONDS
go_back() {
  target=$(linked "$1")
  replace "/etc/millrace/env.$1" /etc/millrace/env
  link current "$target"
  # A slow one has more time: there is no other.
  restart $(($2 * 4)) || fail "The version before ($target) does not answer. The log: npm run deploy -- logs"
  [ ! -e "$state/left-data" ] ||
    say "$target cannot use the tables of the new version, whose data stay in $state, in a folder that begins with data-."
}

# Lets the next start use the data again that this one has replaced. What was to be used gets the name: undo NAME
undo() {
  systemctl stop millrace.service
  as_server rm -f "$state/restore.jsonl"
  [ ! -e "$state/ready-data" ] || as_server mv -T "$state/ready-data" "$1"
  [ ! -e "$state/left-data" ] || as_server mv -T "$state/left-data" "$state/ready-data"
}

# The link that sets up the owner, or where the owner signs in: owner_line [SINCE]
owner_line() {
  journalctl --sync
  journalctl -u millrace ${1:+--since="$1"} -o cat --no-pager | grep -E '^(Set up the owner:|The owner signs in)' | tail -n 1
}

# Switches to a release: install_release RELEASE SECONDS
install_release() {
  lock
  set_up
  release=$1
  seconds=$2
  good=$(linked good)
  # How long a first start takes depends on the disk; there is nothing to go back to.
  [ -n "$good" ] || seconds=$((seconds * 10))
  case $changed in
    *millrace.service*) ;;
    *)
      if [ "$(linked current)" = "$release" ] && cmp -s "$root/config/env" /etc/millrace/env && is_healthy 30; then
        accept
        # A link is good for a day, and each start makes one.
        case $(owner_line) in
          Set*) [ -n "$(owner_line -23h)" ] || restart $((seconds * 4)) || fail 'It does not answer: npm run deploy -- logs' ;;
        esac
        say "This version runs already: $release"
        owner_line
        return 0
      fi
      ;;
  esac
  [ -z "$good" ] || [ "$good" = "$release" ] || keep_assets "$release" "$good"
  mkdir -p /etc/millrace
  replace "$root/config/env" /etc/millrace/env
  ln -sfn "../node-$(fact "$release" node)" "$root/$release/node"
  link current "$release"
  if ! restart "$seconds"; then
    say "$release does not answer within $seconds seconds. Its last lines:"
    journalctl -u millrace -n 8 -o cat --no-pager || :
    [ -n "$good" ] || fail 'Mend what they say, then deploy again.'
    go_back good "$seconds"
    accept
    fail "The server runs $good again."
  fi
  accept
  say "Running: $release"
  owner_line
}

# Goes back when the owner asks: roll_back SECONDS [restore]
roll_back() {
  lock
  now=$(linked current)
  good=$(linked good)
  to=previous
  # A deployment that was interrupted has left one that has not answered. A way back that was interrupted goes on.
  [ "$now" = "$good" ] || [ "$now" = "$(linked previous)" ] || to=good
  target=$(linked $to)
  [ -n "$target" ] || fail 'There is no earlier version on the server.'
  before=$state/before-$target
  if is_too_old "$target"; then
    [ -e "$before" ] ||
      fail "$target cannot use the tables of $now, and its data are not here. With DATABASE_URL, restore $before.jsonl yourself."
    if [ "${2:-}" != restore ]; then
      say "$target cannot use the tables of $now. Going back brings its data of $(date -ur "$before" '+%F %T UTC') back."
      say 'What was sent since then is lost to the site: tickets, quote requests, orders, accounts, settings.'
      say "It stays on the server in $state, in a folder that begins with data-."
      exit 3
    fi
  fi
  replace /etc/millrace/env /etc/millrace/env.left
  # A process of its own, which ends at the first command that fails.
  if ! "$0" go-back $to "$1"; then
    undo "$before"
    replace /etc/millrace/env.left /etc/millrace/env
    link current "$now"
    restart "$1" || fail 'The server does not answer any more. The log: npm run deploy -- logs'
    [ ! -e "$state/left-data" ] || as_server mv -T "$state/left-data" "$before"
    fail "The server runs $now again."
  fi
  accept
  say "Running: $target"
}

# Brings the data in that are ready, also after an interruption.
bring_in() {
  [ -e "$state/ready-data" ] || return 0
  if [ -e "$data" ]; then
    [ ! -e "$state/left-data" ] || mv -T "$state/left-data" "$(kept_name)"
    mv -T "$data" "$state/left-data"
  fi
  mv -T "$state/ready-data" "$data"
}

# Before each start, as the server's user: the data that the release can use, and a copy of those that it will change.
prepare() {
  as_server() { "$@"; }
  now=$(linked current)
  good=$(linked good)
  own=$state/before-$now
  before=$state/before-$good
  copy=$state/copy
  rm -rf "$copy"
  bring_in
  if [ -e "$own" ] && is_too_old "$now"; then
    mv -T "$own" "$state/ready-data"
    bring_in
  fi
  # It changes on.
  rm -rf "$own" "$own.jsonl"
  if [ -n "$good" ] && [ "$(fact "$now" schema)" -gt "$(fact "$good" schema)" ] && [ ! -e "$before" ]; then
    if [ -n "${DATABASE_URL:-}" ]; then
      cd "$root/good"
      [ -e "$before.jsonl" ] || ./node/bin/node server/dist/backup.js backup "$before.jsonl" --passing
    else
      cp -a "$data" "$copy" || { rm -rf "$copy"; fail 'The disk is full.'; }
      touch "$copy"
      sync
      mv -T "$copy" "$before"
    fi
  fi
  cd "$root/current"
  if [ -e "$state/restore.jsonl" ]; then
    [ -z "${DATABASE_URL:-}" ] || fail 'With DATABASE_URL, restore into an empty database yourself.'
    mkdir "$copy"
    [ ! -e "$data/secret-key" ] || cp -p "$data/secret-key" "$copy/"
    # They may have been sent since.
    DATA_DIR=$copy ./node/bin/node server/dist/backup.js restore "$state/restore.jsonl" --hold-mail ||
      { rm -rf "$copy"; fail 'The backup cannot be restored.'; }
    sync
    mv -T "$copy" "$state/ready-data"
    rm "$state/restore.jsonl"
    bring_in
  fi
  mkdir -p "$data" "$backups"
  if is_too_old "$now"; then return; fi
  [ "$(cat "$data/oldest" 2>/dev/null || echo 1)" -ge "$(fact "$now" oldest)" ] || fact "$now" oldest >"$data/oldest"
}

# The nightly backup, as the server's user: the newest seven stay.
back_up() {
  cd "$root/current"
  # What was interrupted.
  rm -rf "$backups"/*.partial "$backups"/*.check-* "$backups"/*.jsonl
  file=$backups/millrace-$(date -u +%Y%m%dT%H%M%SZ).jsonl
  ./node/bin/node server/dist/backup.js backup "$file" --check
  gzip -n --synchronous "$file"
  ln -sfn "$file.gz" "$state/last-backup"
  # A clock that was wrong may have named others later.
  ls "$backups"/*.gz | grep -vxF "$file.gz" | head -n -6 | xargs -r rm
  [ -z "${BACKUP_COPY:-}" ] || sh -c "$BACKUP_COPY" BACKUP_COPY "$file.gz"
}

# Makes a backup and prints it.
send_backup() {
  systemctl start millrace-backup.service || fail 'The backup failed. The log: npm run deploy -- logs'
  as_server cat "$state/last-backup"
}

# Restores a backup from the standard input: restore SECONDS
restore() {
  lock
  as_server sh -c 'umask 077 && gzip -dc >"$1.new" && mv "$1.new" "$1" || { rm -f "$1.new"; exit 1; }' restore \
    "$state/restore.jsonl" || fail 'The backup did not arrive whole, or the disk is full.'
  if ! restart "$1"; then
    undo "$state/copy"
    restart "$1" || fail 'The server does not answer any more. The log: npm run deploy -- logs'
    as_server rm -rf "$state/copy" "$state/left-data"
    fail 'It was not restored. The log: npm run deploy -- logs'
  fi
  keep_left
  say "Restored. What the server had stays in $state, in a folder that begins with data-."
  say 'Mails that waited are among the failed ones: send each that was not sent.'
}

logs() { journalctl -u millrace -u millrace-backup -u caddy -n 200 --no-pager; }

# Prints how the server is: doctor SECONDS-SINCE-1970 RELEASE
doctor() {
  for unit in millrace.service caddy.service millrace-backup.timer; do
    systemctl is-active --quiet $unit && say "ok    $unit runs" || say "WRONG $unit does not run: npm run deploy -- logs"
  done
  systemctl is-failed --quiet millrace-backup.service && say 'WRONG The last backup has failed: npm run deploy -- logs'
  [ "$(linked current)" = "$2" ] && say "ok    The version is that of here: $2" ||
    say "note  The server runs $(linked current), and here is $2"
  kept=$(find "$state" -maxdepth 1 -name 'data-*' | wc -l)
  [ "$kept" = 0 ] || say "note  $kept folders of replaced data are in $state: remove those that you do not need"
  exec systemd-run --quiet --pipe --wait --collect -p User=millrace -p EnvironmentFile=/etc/millrace/env \
    -p CapabilityBoundingSet= -p NoNewPrivileges=yes -p ProtectSystem=strict -p PrivateDevices=yes \
    -p ReadWritePaths="$state /run/millrace" -p WorkingDirectory=$root/current $root/current/node/bin/node server/dist/doctor.js "$1"
}

command=$1
shift
case $command in
  probe | receive | restore | logs | doctor | prepare) "$command" "$@" ;;
  install) install_release "$@" ;;
  roll-back) roll_back "$@" ;;
  go-back) go_back "$@" ;;
  back-up) back_up ;;
  send-backup) send_backup ;;
  *) fail "Unknown: $command" ;;
esac
