import { useEffect, useRef, useState } from 'react';
import { Field, type FieldProps } from '#storefront/ui/form/Field.tsx';
import type { PatternAnswers } from './pattern-schema.ts';
import { PICTURE_TYPES, pictureFault, uploadPicture } from './upload-picture.ts';

/** A picture that is uploaded when it is chosen; the answer of the field is its address. */
export function FileField({ form, name, ...field }: FieldProps<PatternAnswers>) {
  const { t, setValue, setError, clearErrors } = form;
  const [progress, setProgress] = useState<{ file: string; percent: number }>();
  const upload = useRef<AbortController>(undefined);
  useEffect(() => () => upload.current?.abort(), []);

  const choose = async (file: File | undefined) => {
    upload.current?.abort();
    setProgress(undefined);
    setValue(name, '');
    clearErrors(name);
    if (!file) return;
    const own = new AbortController();
    upload.current = own;
    // A phone may have taken the file away by now.
    const fault = await pictureFault(file).catch(() => 'type' as const);
    if (upload.current !== own) return;
    if (fault) return setError(name, { type: 'file', message: `pattern.file-${fault}` });
    setProgress({ file: file.name, percent: 0 });
    const tell = (percent: number) => setProgress({ file: file.name, percent });
    try {
      const url = await uploadPicture(file, tell, own.signal);
      if (upload.current !== own) return;
      tell(100);
      setValue(name, url, { shouldValidate: true, shouldDirty: true });
    } catch {
      if (upload.current !== own) return;
      setProgress(undefined);
      setError(name, { type: 'file', message: 'pattern.file-failed' });
    }
  };

  const ready = progress?.percent === 100;
  return (
    <Field form={form} name={name} hint={t('pattern.file-hint')} {...field}>
      {(control) => (
        <div className="file-field">
          <input
            className="file-field__input"
            type="file"
            accept={PICTURE_TYPES.join()}
            {...control}
            onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
          />
          <span className="button button--secondary" aria-hidden="true">
            {t(progress ? 'pattern.file-other' : 'pattern.file')}
          </span>
          {progress && (
            <span className="file-field__state" role="status">
              {ready
                ? t('pattern.file-ready', { file: progress.file })
                : t('pattern.file-uploading', { percent: progress.percent })}
              <progress className="file-field__progress" max={100} value={progress.percent} hidden={ready} />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
