import { useState } from 'react'
import { ExternalLink } from '../../ui/outside/external-link.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import type { ShownNft } from './nft.server.ts'

/**
 * A picture that stands on the chain, or that this site has; one elsewhere is opened by a press and without a referrer, as
 * is one that this site was refused: too large, of a kind that may run, or no longer there.
 */
export function PictureCard({ title, alt, shown, text, lost }: NonNullable<ShownNft['picture']>) {
  const source = 'source' in shown ? shown.source : undefined
  const [lostSource, setLostSource] = useState<string>()
  const isLost = lost !== '' && source === lostSource
  return (
    <TitledCard title={title}>
      <div className="grid gap-2 px-[18px] py-3">
        {source !== undefined && !isLost && (
          <img
            // It may have failed before there was anybody to hear of it.
            ref={(image) => {
              if (image?.complete === true && image.naturalWidth === 0) setLostSource(source)
            }}
            src={source}
            alt={alt}
            onError={() => setLostSource(source)}
            className="max-h-96 max-w-full rounded-lg object-contain"
          />
        )}
        {shown.kind === 'away' && (
          <p className="wrap-anywhere">
            <ExternalLink to={shown.url}>{shown.url}</ExternalLink>
          </p>
        )}
        <p className="text-[13px] text-faint">{isLost ? lost : text}</p>
      </div>
    </TitledCard>
  )
}
