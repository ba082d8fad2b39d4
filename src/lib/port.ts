import type { AddressInfo, Server } from 'node:net';
import { ExplainedError } from './explained-error.ts';

/** Another program listens on the port. */
export class PortTakenError extends ExplainedError {
  override name = 'PortTakenError';
  readonly port: number;

  constructor(port: number, host: string, cause: unknown) {
    super(
      `Port ${port} of ${host} is taken by another program. ` +
        `Stop it, or choose another port, like PORT=${port + 1}.`,
      { cause },
    );
    this.port = port;
  }
}

/** Makes a server listen and gives its port; port 0 takes any free one. Throws PortTakenError. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', reject);
      resolve();
    });
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new PortTakenError(port, host, error) : error;
  });
  return (server.address() as AddressInfo).port;
}
