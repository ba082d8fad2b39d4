import { tryFeed } from '#commands/try.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(tryFeed);
