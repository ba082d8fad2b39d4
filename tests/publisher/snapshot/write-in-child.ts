/** A process that writes a snapshot and dies, for tests whose disk fails meanwhile. */
import { dirname } from 'node:path';
import { diskFaultText } from '#lib/storage-fault.ts';
import { openSnapshotEditor } from '#publisher/snapshot/snapshot-editor.ts';
import { createSnapshotWriter } from '#publisher/snapshot/snapshot-writer.ts';
import { writeState } from './write-state.ts';

const [how = '', file = ''] = process.argv.slice(2);
try {
  if (how === 'change') {
    const editor = openSnapshotEditor(file, 'shop');
    editor.change(() => writeState(editor, 'after'));
  } else {
    const writer = createSnapshotWriter(file, { source: 'platform', tenant: 'shop' });
    writer.transaction(() => writeState(writer, 'after'));
    writer.finish();
  }
  console.log('written');
} catch (error) {
  console.log(`failed: ${diskFaultText(error, dirname(file)) ?? error}`);
}
process.kill(process.pid, 'SIGKILL');
