import { runCommand } from '#commands/command.ts';
import { webServer } from '#commands/web-server.ts';

await runCommand(webServer);
