#!/bin/sh
# Runs on the server: `npm run deploy` sends it and calls it as root, and systemd calls it as the user "millrace".
# Each command can be repeated after it was interrupted.
set -eu
umask 022

root=/opt/millrace
state=/var/lib/millrace
data=$state/data
backups=$state/backups
# Made before a migration, by what is about to run.
before=$state/before-migration.jsonl
# What the next start restores first.
restored=$state/restore.jsonl

say() { echo "$*"; }
fail() { echo "$*" >&2; exit 1; }

# One deployment at a time.
lock() {
  exec 9>/run/lock/millrace-deploy
  flock -n 9 || fail 'Another deployment to this server is at work.'
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
  work=$root/incoming/$1
  rm -rf "$work" "$work.tgz"
  install -d -m 700 "$root/incoming"
  mkdir "$work"
  cat >"$work.tgz" || fail "The disk of the server is full: $(df -h --output=avail "$root" | tail -n 1) are free."
  echo "$2  $work.tgz" | sha256sum --quiet --check || fail 'The archive did not arrive whole. Run the command again.'
  tar -xzf "$work.tgz" -C "$work" --no-same-owner || fail 'The disk of the server is full.'
  rm "$work.tgz"
  sync
  rm -rf "${root:?}/$1"
  mv "$work" "$root/$1"
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
  if ! command -v caddy >/dev/null; then
    say 'Installing Caddy.'
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -yqq --no-install-recommends caddy >/dev/null
  fi
  id -u millrace >/dev/null 2>&1 || useradd --system --user-group --home-dir "$state" --shell /usr/sbin/nologin millrace
  install -d -m 700 -o millrace -g millrace "$state" "$data" "$backups"
  for unit in millrace.service millrace.socket millrace-backup.service millrace-backup.timer; do
    put $unit /etc/systemd/system/$unit 644
  done
  put caddy.conf /etc/systemd/system/caddy.service.d/millrace.conf 644
  [ -z "$changed" ] || systemctl daemon-reload
  caddy validate --adapter caddyfile --config "$root/config/Caddyfile" >/dev/null 2>&1 ||
    fail 'Caddy refuses its configuration.'
  put Caddyfile /etc/caddy/Caddyfile 644
  case $changed in
    *caddy.conf*) systemctl restart caddy ;;
    *Caddyfile*) systemctl reload caddy || systemctl restart caddy ;;
  esac
  systemctl enable --quiet --now caddy millrace-backup.timer
  # It starts no server before there is one.
  systemctl enable --quiet millrace.socket millrace.service
}

# Whether the server answers within so many seconds.
is_healthy() {
  # A restart by hand does not always set it back.
  begun=$(systemctl show -P NRestarts millrace.service)
  exec_healthy "$1" & asking=$!
  while kill -0 $asking 2>/dev/null; do
    # It has ended by itself three times: it will not start.
    [ "$(systemctl show -P NRestarts millrace.service)" -lt $((begun + 3)) ] || kill $asking 2>/dev/null || true
    sleep 1
  done
  wait $asking
}
exec_healthy() {
  exec timeout "$1" "$root/current/node/bin/node" -e '
    const ask = () => fetch("http://127.0.0.1:4173/api/health").then(({ ok }) => ok || wait(), wait);
    const wait = () => new Promise((done) => setTimeout(done, 500)).then(ask);
    ask().then(() => process.exit(0));'
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

use_settings() {
  install -m 600 "$1" /etc/millrace/env.new
  mv /etc/millrace/env.new /etc/millrace/env
}

# Goes back to the release before: go_back SECONDS
go_back() {
  previous=$(linked previous)
  [ -n "$previous" ] || fail 'There is no earlier version to go back to. The log: npm run deploy -- logs'
  link current "$previous"
  [ ! -e /etc/millrace/env.previous ] || use_settings /etc/millrace/env.previous
  # A version ends at once on tables that it cannot use. A slow one has more time: there is no other.
  if ! restart $(($1 * 4)); then
    [ -e "$before" ] || fail "The version before ($previous) does not answer either. The log: npm run deploy -- logs"
    say 'The version before cannot use the tables of the new one: restoring the backup from before the change.'
    say "The data of the new version stay in $state, in a folder that begins with data-."
    cp -p "$before" "$restored"
    restart $(($1 * 4)) || fail "The version before ($previous) does not answer. The log: npm run deploy -- logs"
  fi
  rm -f "$before"
}

# Switches to a release: install_release RELEASE SECONDS
install_release() {
  lock
  set_up
  release=$1
  seconds=$2
  now=$(linked current)
  # How long a first start takes depends on the disk; there is nothing to go back to.
  [ -n "$now" ] || seconds=$((seconds * 10))
  case $changed in
    *millrace.service*) ;;
    *)
      if [ "$now" = "$release" ] && cmp -s "$root/config/env" /etc/millrace/env && is_healthy 30; then
        say "This version runs already: $release"
        return 0
      fi
      ;;
  esac
  if [ -n "$now" ] && [ "$now" != "$release" ]; then
    link previous "$now"
    cp -p /etc/millrace/env /etc/millrace/env.previous
    keep_assets "$release" "$now"
    rm -f "$before"
    # The next start makes a backup first, while requests wait.
    [ "$(fact "$now" schema)" = "$(fact "$release" schema)" ] || touch "$state/back-up-first"
  fi
  mkdir -p /etc/millrace
  use_settings "$root/config/env"
  link current "$release"
  if ! restart "$seconds"; then
    say "$release does not answer within $seconds seconds. Its last lines:"
    journalctl -u millrace -n 8 -o cat --no-pager
    rm -f "$state/back-up-first"
    [ -n "$(linked previous)" ] || fail 'Mend what they say, then deploy again.'
    go_back "$seconds"
    fail "The server runs $(linked current) again."
  fi
  previous=$(linked previous)
  for old in "$root"/[0-9]* "$root"/node-*; do
    case ${old##*/} in
      "$release" | "$previous" | "node-$(fact "$release" node)" | "node-$(fact "${previous:-$release}" node)") ;;
      *) rm -rf "$old" ;;
    esac
  done
  rm -rf "$root/incoming"
  say "Running: $release"
  journalctl --sync
  journalctl -u millrace --since=-10min -o cat --no-pager | grep -E '^(Set up the owner:|The owner signs in)' | tail -n 1
}

# Goes back when the owner asks: roll_back SECONDS [restore]
roll_back() {
  lock
  now=$(linked current)
  previous=$(linked previous)
  [ -n "$previous" ] && [ "$previous" != "$now" ] || fail 'There is no earlier version on the server.'
  if [ "$(fact "$now" oldest)" -gt "$(fact "$previous" schema)" ] && [ "${2:-}" != restore ]; then
    [ -e "$before" ] || fail "$previous cannot use the tables of $now, and there is no backup from before the change."
    say "$previous cannot use the tables of $now. Going back restores the backup of $(date -ur "$before" '+%F %T UTC')."
    say 'What was sent since then is lost to the site: tickets, quote requests, orders, accounts, settings.'
    say "It stays on the server in $state, in a folder that begins with data-."
    exit 3
  fi
  go_back "$1"
  link previous "$now"
  say "Running: $(linked current)"
}

# Before each start, as the server's user: the backup before a migration, and what is restored.
prepare() {
  cd "$root/current"
  program="$root/current/node/bin/node server/dist/backup.js"
  if [ -e "$state/back-up-first" ]; then
    if [ -e "$data/postgres" ] || [ -n "${DATABASE_URL:-}" ]; then
      rm -f "$before"
      $program backup "$before"
    fi
    rm "$state/back-up-first"
  fi
  if [ -e "$restored" ]; then
    [ -z "${DATABASE_URL:-}" ] || fail 'With DATABASE_URL, restore into an empty database yourself.'
    rm -rf "$state/new-data"
    mkdir "$state/new-data"
    [ ! -e "$data/secret-key" ] || cp -p "$data/secret-key" "$state/new-data/"
    # They may have been sent since.
    DATA_DIR=$state/new-data $program restore "$restored" --hold-mail
    mv "$data" "$state/data-$(date -u +%Y%m%dT%H%M%SZ)"
    mv "$state/new-data" "$data"
    rm "$restored"
  fi
}

# The nightly backup, as the server's user: the newest seven stay.
back_up() {
  cd "$root/current"
  rm -rf "$backups"/*.partial "$backups"/*.check-*
  file=$backups/millrace-$(date -u +%Y%m%dT%H%M%SZ).jsonl
  "$root/current/node/bin/node" server/dist/backup.js backup "$file" --check
  gzip -n "$file"
  ls "$backups"/*.gz | head -n -7 | xargs -r rm
  [ -z "${BACKUP_COPY:-}" ] || sh -c "$BACKUP_COPY" BACKUP_COPY "$file.gz"
}

# Prints the newest backup. The unit that makes it ends with an error if it fails.
send_backup() {
  systemctl start millrace-backup.service || fail 'The backup failed. The log: npm run deploy -- logs'
  cat "$(ls "$backups"/*.gz | tail -n 1)"
}

# Restores a backup from the standard input: restore SECONDS
restore() {
  lock
  gzip -dc >"$restored.new" || fail 'The backup did not arrive whole.'
  chown millrace:millrace "$restored.new"
  mv "$restored.new" "$restored"
  restart "$1" || { rm -f "$restored"; restart "$1" || true; fail 'It was not restored. The log: npm run deploy -- logs'; }
  say 'Restored. Mails that waited are among the failed ones: send each that was not sent.'
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
  exec systemd-run --quiet --pipe --wait --collect -p User=millrace -p EnvironmentFile=/etc/millrace/env \
    -p WorkingDirectory=$root/current $root/current/node/bin/node server/dist/doctor.js "$1"
}

command=$1
shift
case $command in
  probe | receive | restore | logs | doctor | prepare) "$command" "$@" ;;
  install) install_release "$@" ;;
  roll-back) roll_back "$@" ;;
  back-up) back_up ;;
  send-backup) send_backup ;;
  *) fail "Unknown: $command" ;;
esac
