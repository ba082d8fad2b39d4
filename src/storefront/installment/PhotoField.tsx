import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type { MessageKey } from '#storefront/i18n/message-key.ts';
import type { ShopForm } from '#storefront/ui/form/use-shop-form.ts';
import { iconHref } from '#storefront/ui/icon/icon.ts';
import { PhotoPreview } from '#storefront/ui/photo/PhotoPreview.tsx';
import { type PhotoFault, preparePhoto, toJpeg } from '#storefront/ui/photo/prepare-photo.ts';
import type { Application } from './application.ts';
import type { CameraDialogProps } from './CameraDialog.tsx';

const FAULTS: Readonly<Record<PhotoFault, MessageKey>> = {
  'photo-type': 'installment.photo-type',
  'photo-large': 'installment.photo-large',
};

export interface PhotoFieldProps {
  form: ShopForm<Application>;
  name: 'selfie' | 'passportPhoto' | 'passportBack';
  label: string;
  hint: string;
  /** The front camera, or the one at the back. */
  facing: 'user' | 'environment';
  optional?: boolean;
}

/** A photo, taken by camera or chosen as a file; it can be replaced. */
export function PhotoField({ form, name, label, hint, facing, optional }: PhotoFieldProps) {
  const { t, formId } = form;
  const { field, fieldState } = useController({ control: form.control, name });
  const [preparing, setPreparing] = useState(false);
  const [live, setLive] = useState(false);
  const [Camera, setCamera] = useState<ComponentType<CameraDialogProps>>();
  const chosen = useRef<HTMLInputElement>(null);
  const taken = useRef<HTMLInputElement>(null);
  useEffect(() => setLive(typeof navigator.mediaDevices?.getUserMedia === 'function'), []);

  const file = field.value;
  const { message } = fieldState.error ?? {};
  const id = `${formId}-${name}`;

  const take = async (photo: File | undefined) => {
    if (!photo) return;
    setPreparing(true);
    const prepared = await preparePhoto(photo, name);
    setPreparing(false);
    if (prepared instanceof File) form.setValue(name, prepared, { shouldValidate: true, shouldDirty: true });
    else form.setError(name, { type: 'photo', message: FAULTS[prepared] });
  };
  const openCamera = async () => {
    if (!live) return taken.current?.click();
    try {
      const { CameraDialog } = await import('./CameraDialog.tsx');
      setCamera(() => CameraDialog);
    } catch {
      form.setError(name, { type: 'photo', message: 'form.offline' });
    }
  };
  const pick = (input: HTMLInputElement) => {
    void take(input.files?.[0]);
    // Lets the same file be chosen again.
    input.value = '';
  };
  const named = (action: MessageKey) => t('installment.photo-of', { action: t(action), name: label });

  return (
    <fieldset
      className={message ? 'photo photo--wrong' : 'photo'}
      aria-describedby={`${id}-note`}
      aria-busy={preparing}
    >
      <legend className="photo__label">
        {label}
        {optional && <span className="field__optional"> {t('form.optional')}</span>}
      </legend>
      <div className="photo__frame">
        {file ? (
          <PhotoPreview file={file} label={label} className="photo__picture" />
        ) : (
          <svg className="icon photo__icon" aria-hidden="true">
            <use href={iconHref(facing === 'user' ? 'user' : 'card')} />
          </svg>
        )}
      </div>
      <p className="photo__note field__note" id={`${id}-note`} role={message ? 'alert' : 'status'}>
        {note()}
      </p>
      <div className="photo__actions">
        <button
          type="button"
          className="button button--secondary"
          aria-label={named(file ? 'installment.camera-again' : 'installment.take')}
          ref={(element) => field.ref(element && { focus: () => element.focus() })}
          onClick={openCamera}
        >
          <svg className="icon" aria-hidden="true">
            <use href={iconHref('camera')} />
          </svg>
          {t(file ? 'installment.camera-again' : 'installment.take')}
        </button>
        <button
          type="button"
          className="button button--ghost"
          aria-label={named('installment.file')}
          onClick={() => chosen.current?.click()}
        >
          {t('installment.file')}
        </button>
        {file && optional && (
          <button
            type="button"
            className="button button--ghost"
            aria-label={named('installment.remove')}
            onClick={() => form.setValue(name, null, { shouldDirty: true })}
          >
            {t('installment.remove')}
          </button>
        )}
      </div>
      <input
        type="file"
        accept="image/*"
        hidden
        ref={chosen}
        data-photo={name}
        onChange={({ currentTarget }) => pick(currentTarget)}
      />
      <input
        type="file"
        accept="image/*"
        capture={facing}
        hidden
        ref={taken}
        onChange={({ currentTarget }) => pick(currentTarget)}
      />
      {Camera && (
        <Camera
          title={label}
          facing={facing}
          onPhoto={async (seen) => {
            const photo = await toJpeg(seen);
            setCamera(undefined);
            await take(photo && new File([photo], name, { type: photo.type }));
          }}
          onFile={() => {
            setCamera(undefined);
            chosen.current?.click();
          }}
          onClose={() => setCamera(undefined)}
          t={t}
        />
      )}
    </fieldset>
  );

  function note(): string {
    if (message) return t(message as MessageKey);
    if (preparing) return t('installment.photo-preparing');
    if (!file) return hint;
    const size = t('installment.photo-size', { number: Math.ceil(file.size / 1024) });
    return t('installment.photo-ready', { size });
  }
}
