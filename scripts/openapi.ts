import { runCommand } from '#commands/command.ts';
import { openapi } from '#commands/openapi.ts';

await runCommand(openapi);
