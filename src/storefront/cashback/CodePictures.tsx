import { useMemo } from 'react';
import type { Translate } from '#storefront/i18n/message-key.ts';
import { CallFailed } from '#storefront/ui/call/CallFailed.tsx';
import { useCall } from '#storefront/ui/call/use-call.ts';
import type { CodePicture } from './draw-code.ts';

const loadPictures = () => import('./draw-code.ts');

/**
 * The code as QR code and barcode. The code to draw them is loaded when they first show; the digits do
 * without.
 */
export function CodePictures({ code, t }: { code: string; t: Translate }) {
  const call = useCall(loadPictures, []);
  const draw = call.kind === 'ready' ? call.value : undefined;
  const pictures = useMemo(() => draw && { qr: draw.drawQr(code), bars: draw.drawBars(code) }, [draw, code]);
  if (call.kind === 'failed')
    return (
      <div className="cashback-code__missing">
        <p>{t('wallet.no-pictures')}</p>
        <CallFailed error={call.error} onRetry={call.retry} t={t} />
      </div>
    );
  return (
    <>
      <Picture kind="qr" picture={pictures?.qr} label={t('wallet.qr', { code })} />
      <Picture kind="bars" picture={pictures?.bars} label={t('wallet.barcode', { code })} />
    </>
  );
}

interface PictureProps {
  kind: 'qr' | 'bars';
  picture: CodePicture | undefined;
  label: string;
}

function Picture({ kind, picture, label }: PictureProps) {
  if (!picture) return <div className={`cashback-code__${kind}`} aria-hidden="true" />;
  const { width, height, path } = picture;
  return (
    <svg
      className={`cashback-code__${kind}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
