import { directoriesBelow } from '#publisher/build/directories.ts';
import { startServer } from '#publisher/serve/embedded/server.ts';

// The embedded server in a process of its own, over the data directory that it is told.
const [, , dataDirectory = ''] = process.argv;
const { sites, assets } = directoriesBelow(dataDirectory);
const server = await startServer({
  sitesDirectory: sites,
  assetsDirectory: assets,
  port: 0,
  host: '127.0.0.1',
  securityKey: () => undefined,
});
console.log(`It answers at ${server.port}.`);
