import { runCommand } from '#commands/command.ts';
import { build } from '#commands/build.ts';

await runCommand(build);
