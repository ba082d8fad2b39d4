import { webServer } from '#commands/web-server.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(webServer);
