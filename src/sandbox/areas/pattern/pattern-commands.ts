import { patternSchema } from '#contract/pattern.ts';
import { documentCommands } from '#sandbox/http/document-commands.ts';

export const patternCommands = [...documentCommands('patterns', 'pattern', patternSchema)];
