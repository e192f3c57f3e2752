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

/** No unit changes what belongs to the system. */
const system = `ProtectClock=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectControlGroups=yes`;

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
UMask=0077
MemoryHigh=60%
MemoryMax=70%
TasksMax=256
NoNewPrivileges=yes
CapabilityBoundingSet=
PrivateTmp=yes
PrivateDevices=yes
PrivateUsers=yes
PrivateMounts=yes
DevicePolicy=closed
ProtectSystem=strict
ProtectHome=yes
${system}
KeyringMode=private
LockPersonality=yes
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
# Not MemoryDenyWriteExecute: Node compiles at run time. "@pkey" protects what it compiles.
SystemCallFilter=@system-service @pkey
SystemCallFilter=~@privileged @resources
SystemCallErrorNumber=EPERM`;

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
# Not of the backup, which has to see whether the database of the server runs.
ProtectProc=invisible
ProcSubset=pid
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
const caddyfile = ({ host, isInternal }: Site) => `{
	admin unix//run/caddy/admin.sock
}

${host} {${isInternal ? '\n\ttls internal' : ''}
	# A file of a ticket has 10 MB; the server itself refuses other bodies above 256 KB.
	request_body {
		max_size 11MB
	}
	header -Server
	reverse_proxy 127.0.0.1:${PORT} {
		transport http {
			keepalive off
			dial_timeout 5s
		}
	}
	handle_errors {
		header Retry-After 60
		respond "The site does not answer. Try again in a minute." 503
	}
}
`;

/** Caddy's own unit gets a folder for its administration, which is closed to other users. */
const caddyUnit = `[Service]
RuntimeDirectory=caddy
RuntimeDirectoryMode=0700
CapabilityBoundingSet=CAP_NET_BIND_SERVICE
AmbientCapabilities=
AmbientCapabilities=CAP_NET_BIND_SERVICE
NoNewPrivileges=yes
PrivateDevices=yes
ProtectHome=yes
ProtectSystem=strict
StateDirectory=caddy
${system}
ProtectProc=invisible
LockPersonality=yes
MemoryDenyWriteExecute=yes
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallErrorNumber=EPERM
UMask=0077
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
