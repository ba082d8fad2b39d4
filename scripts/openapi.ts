import { openapi } from '#commands/openapi.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(openapi);
