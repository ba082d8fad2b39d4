import { patternSchema } from '#contract/cart/pattern.ts';
import { documentCommands } from '#platform/http/document-commands.ts';

export const patternCommands = [...documentCommands('patterns', 'pattern', patternSchema)];
