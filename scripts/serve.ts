import { runCommand } from '#commands/command.ts';
import { serve } from '#commands/serve.ts';

await runCommand(serve);
