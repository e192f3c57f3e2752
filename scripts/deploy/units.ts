/** The files of a deployed server, as text: systemd's units, Caddy's configuration and the settings. */

const node = '/opt/millrace/current/node/bin/node';
const script = '/opt/millrace/server.sh';

/** The port on loopback on which systemd listens for the server. */
const PORT = '4173';

/** Set by the deployment, in place of what the settings say. */
export const fixedSettings = {
  PORT,
  TRUSTED_PROXIES: '1',
  SITE_DIR: '/opt/millrace/current/site',
  DATA_DIR: '/var/lib/millrace/data',
  // The database's socket is in it, which the server and its backup share.
  TMPDIR: '/run/millrace',
};

/** What no unit needs, Caddy's among them. */
const hardened = `NoNewPrivileges=yes
PrivateDevices=yes
ProtectSystem=strict
ProtectHome=yes
ProtectClock=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectControlGroups=yes
ProtectProc=invisible
LockPersonality=yes
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallErrorNumber=EPERM
UMask=0077`;

/** The user, the settings and the sandbox of the server and of its backup. */
const sandbox = `User=millrace
Group=millrace
WorkingDirectory=/opt/millrace/current
EnvironmentFile=/etc/millrace/env
StateDirectory=millrace
StateDirectoryMode=0700
RuntimeDirectory=millrace
RuntimeDirectoryMode=0700
# Both units have it.
RuntimeDirectoryPreserve=yes
MemoryHigh=60%
MemoryMax=70%
TasksMax=256
CapabilityBoundingSet=
PrivateTmp=yes
PrivateUsers=yes
PrivateMounts=yes
DevicePolicy=closed
ProcSubset=pid
KeyringMode=private
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6
# Not MemoryDenyWriteExecute: Node compiles at run time. "@pkey" protects what it compiles.
SystemCallFilter=@system-service @pkey
SystemCallFilter=~@privileged @resources
${hardened}`;

const service = `[Unit]
Description=Millrace
Requires=millrace.socket
After=network-online.target millrace.socket
Wants=network-online.target
# It is tried again for ever: the socket stays open meanwhile.
StartLimitIntervalSec=0

[Service]
Type=exec
ExecStartPre=${script} prepare
ExecStart=${node} server/dist/main.js
Restart=always
RestartSec=2
# The server stops its database itself.
KillMode=mixed
TimeoutStartSec=30min
TimeoutStopSec=60
${sandbox}

[Install]
WantedBy=multi-user.target
`;

/** systemd listens, so that requests wait while one process ends and the next one starts. */
const socket = `[Unit]
Description=Millrace's socket

[Socket]
ListenStream=127.0.0.1:${PORT}
Backlog=1024
TriggerLimitIntervalSec=0

[Install]
WantedBy=sockets.target
`;

const backupService = `[Unit]
Description=Backup of Millrace
After=millrace.service

[Service]
Type=oneshot
ExecStart=${script} back-up
TimeoutStartSec=6h
Nice=10
${sandbox}
`;

const backupTimer = `[Unit]
Description=Nightly backup of Millrace

[Timer]
OnCalendar=*-*-* 03:10:00
Persistent=yes

[Install]
WantedBy=timers.target
`;

/** `KEY="value"` for each setting, as systemd's `EnvironmentFile` reads it. */
export const environmentFile = (settings: Readonly<Record<string, string>>) =>
  Object.entries(settings)
    .map(([name, value]) => `${name}="${value.replace(/["\\`$]/g, '\\$&')}"\n`)
    .join('');

export interface Site {
  host: string;
  /** Signs the certificate itself, for a machine that no public authority can reach. */
  isInternal: boolean;
}

/** Each request has a connection of its own to the server, so that none is sent on one that it closes. */
const caddyfile = ({ host, isInternal }: Site) => `# Millrace's own: each deployment writes it.
{
	admin unix//run/caddy/admin.sock
	servers {
		# Not HTTP/3: what Debian has of it is old, and port 443 stays closed for UDP.
		protocols h1 h2
		timeouts {
			read_header 10s
			idle 2m
		}
	}
}

${host} {${isInternal ? '\n\ttls internal' : ''}
	# A file of a ticket has 10 MB; the server itself refuses other bodies above 256 KB.
	request_body {
		max_size 11MB
	}
	@large header_regexp Content-Length ^(1[1-9]\\d{6}|[2-9]\\d{7}|\\d{9,})$
	respond @large 413
	header -Server
	reverse_proxy 127.0.0.1:${PORT} {
		transport http {
			keepalive off
			dial_timeout 5s
		}
	}
	handle_errors {
		@down expression {http.error.status_code} == 502
		header @down Retry-After 60
		respond @down "The site does not answer. Try again in a minute." 503
	}
}

# Caddy's own redirect would not have the limits above.
http://${host} {
	redir https://${host}{uri} permanent
}
`;

/** Caddy's own unit gets a folder for its administration, which is closed to other users. */
const caddyUnit = `[Unit]
StartLimitIntervalSec=0

[Service]
RuntimeDirectory=caddy
RuntimeDirectoryMode=0700
StateDirectory=caddy
# Connections that wait cannot take the memory of the server.
MemoryMax=25%
Restart=always
RestartSec=1
CapabilityBoundingSet=CAP_NET_BIND_SERVICE
# Debian's own has more.
AmbientCapabilities=
AmbientCapabilities=CAP_NET_BIND_SERVICE
MemoryDenyWriteExecute=yes
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK
SystemCallFilter=@system-service
${hardened}
`;

/** What `server.sh` installs, by name. */
export const serverFiles = (site: Site, settings: Readonly<Record<string, string>>) => ({
  'millrace.service': service,
  'millrace.socket': socket,
  'millrace-backup.service': backupService,
  'millrace-backup.timer': backupTimer,
  'caddy.conf': caddyUnit,
  Caddyfile: caddyfile(site),
  env: environmentFile({ ...settings, ...fixedSettings }),
});
