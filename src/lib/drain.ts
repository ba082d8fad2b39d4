import type { Server } from 'node:http';

/**
 * Ends a server: it takes no more connections, answers that have begun may come to their end for so many
 * milliseconds, and what is open then is cut off.
 */
export async function drain(server: Server, milliseconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that is kept for more requests is idle as soon as its answer is out.
  const look = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => server.closeAllConnections(), milliseconds);
  if (milliseconds === 0) server.closeAllConnections();
  else server.closeIdleConnections();
  await closed;
  clearInterval(look);
  clearTimeout(limit);
}
