/** The commands of W3C WebDriver that the journeys use, as Firefox names them, with their routes. */
export const commands = {
  Navigate: ['POST', '/url'],
  Refresh: ['POST', '/refresh'],
  GetCurrentURL: ['GET', '/url'],
  ExecuteScript: ['POST', '/execute/sync'],
  PerformActions: ['POST', '/actions'],
  SetWindowRect: ['POST', '/window/rect'],
  GetWindowHandle: ['GET', '/window'],
  GetWindowHandles: ['GET', '/window/handles'],
  SwitchToWindow: ['POST', '/window'],
  CloseWindow: ['DELETE', '/window'],
} as const;

/** A browser that was started for one test, with empty storage. */
export interface Session {
  send: (command: keyof typeof commands, parameters?: object) => Promise<unknown>;
  end: () => Promise<void>;
}

/** Requests to other machines fail: the payment pages open, but do not load. */
export const noNetwork = {
  proxy: {
    proxyType: 'manual',
    httpProxy: '127.0.0.1:9',
    sslProxy: '127.0.0.1:9',
    noProxy: ['localhost'],
  },
};
