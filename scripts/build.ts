import { build } from '#commands/build.ts';
import { runCommand } from '#tools/command/command.ts';

await runCommand(build);
