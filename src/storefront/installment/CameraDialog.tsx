import { useEffect, useRef, useState } from 'react';
import type { MessageKey, Translate } from '#storefront/i18n/message-key.ts';
import { Dialog } from '#storefront/ui/dialog/Dialog.tsx';

export interface CameraDialogProps {
  /** Names the subject of the photo. */
  title: string;
  facing: 'user' | 'environment';
  onPhoto: (taken: HTMLCanvasElement) => void;
  /** Called if the shopper prefers to choose a file. */
  onFile: () => void;
  onClose: () => void;
  t: Translate;
}

type State = 'starting' | 'live' | 'taken' | CameraFault;
type CameraFault = 'denied' | 'none' | 'failed';

/** Shows the camera's picture and takes a photo. The camera is off as soon as the dialog is closed. */
export function CameraDialog({ title, facing, onPhoto, onFile, onClose, t }: CameraDialogProps) {
  const [state, setState] = useState<State>('starting');
  const [turn, setTurn] = useState(0);
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn starts the camera again.
  useEffect(() => {
    let stream: MediaStream | undefined;
    let gone = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    setState('starting');
    navigator.mediaDevices
      .getUserMedia({
        audio: false,
        video: { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1440 } },
      })
      .then(
        async (opened) => {
          stream = opened;
          const element = video.current;
          if (gone || !element) return stop();
          element.srcObject = stream;
          await element.play().catch(() => {});
          if (!gone) setState('live');
        },
        (error: unknown) => {
          if (!gone) setState(faultOf(error));
        },
      );
    return () => {
      gone = true;
      stop();
    };
  }, [facing, turn]);

  const shoot = () => {
    const [from, to] = [video.current, canvas.current];
    if (!from || !to) return;
    to.width = from.videoWidth;
    to.height = from.videoHeight;
    to.getContext('2d')?.drawImage(from, 0, 0);
    setState('taken');
  };
  const use = () => {
    if (canvas.current) onPhoto(canvas.current);
  };
  const again = () => setState('live');
  const fault = state === 'denied' || state === 'none' || state === 'failed' ? state : undefined;

  return (
    <Dialog title={title} closeLabel={t('dialog.close')} onClose={onClose} size="wide" footer={buttons()}>
      <div className="camera" aria-busy={state === 'starting'}>
        {fault ? (
          <p className="camera__fault" role="alert">
            {t(FAULTS[fault])}
          </p>
        ) : (
          <div className={facing === 'user' ? 'camera__view camera__view--mirror' : 'camera__view'}>
            <video
              className="camera__picture"
              ref={video}
              muted
              playsInline
              aria-label={t('installment.camera-view')}
              hidden={state === 'taken'}
            />
            <canvas
              className="camera__picture"
              role="img"
              aria-label={title}
              ref={canvas}
              hidden={state !== 'taken'}
            />
            {state === 'starting' && (
              <p className="camera__note" role="status">
                {t('installment.camera-starting')}
              </p>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );

  function buttons() {
    if (fault)
      return (
        <>
          <button type="button" className="button button--primary" onClick={onFile}>
            {t('installment.file')}
          </button>
          <button type="button" className="button button--ghost" onClick={() => setTurn(turn + 1)}>
            {t('form.retry')}
          </button>
        </>
      );
    if (state === 'taken')
      return (
        <>
          <button type="button" className="button button--primary" onClick={use}>
            {t('installment.camera-use')}
          </button>
          <button type="button" className="button button--ghost" onClick={again}>
            {t('installment.camera-again')}
          </button>
        </>
      );
    return (
      <button type="button" className="button button--primary" disabled={state !== 'live'} onClick={shoot}>
        {t('installment.camera-shoot')}
      </button>
    );
  }
}

const FAULTS: Readonly<Record<CameraFault, MessageKey>> = {
  denied: 'installment.camera-denied',
  none: 'installment.camera-none',
  failed: 'installment.camera-failed',
};

function faultOf(error: unknown): CameraFault {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed';
}
