import { useServerStatus } from './ServerStatusProvider';
import { StatusNotices } from './StatusNotices';

/** What the server's status asks of the owner. Renders nothing in browser mode. */
export function ServerNotices() {
  const status = useServerStatus();
  return status && <StatusNotices status={status} />;
}
