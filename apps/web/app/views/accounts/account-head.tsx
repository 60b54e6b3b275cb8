import { CopyMenu } from '../../ui/copy-menu.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import type { Offer } from '../../wallet/forms/shown-form.ts'
import { ToldFacts, type ToldFact } from '../sentences/told-facts.tsx'
import type { Watchable } from '../../watch/watch-dialog.tsx'
import { Avatar } from './avatar.tsx'
import type { Drawing } from './draw-avatar.ts'

// Of accounts alone: contracts and tokens have this head too.
const OfferButtons = onDemand(async () => (await import('../../wallet/offer-buttons.tsx')).OfferButtons)
const WatchButton = onDemand(async () => (await import('../../watch/watch-button.tsx')).WatchButton)

type Told = {
  avatar: Drawing
  heading: string
  facts: readonly ToldFact[]
  /** Absent where it can't be watched. */
  watch?: Watchable
  /** What one may do with it. */
  offers?: readonly Offer[]
}

/** Who it is, in words and in every spelling. */
export function AccountHead({ avatar, heading, facts, watch, offers = [] }: Told) {
  return (
    <>
      <div className="flex items-center gap-4">
        <Avatar drawing={avatar} />
        <h1 className="min-w-0 max-w-[48ch] text-[21px] leading-7 font-semibold tracking-tight text-balance [overflow-wrap:anywhere] md:text-[27px] md:leading-9">
          {heading}
        </h1>
        <div className="ml-auto flex shrink-0 flex-wrap justify-end gap-2">
          {watch !== undefined && <WatchButton {...watch} />}
          <CopyMenu />
        </div>
      </div>
      {offers.length > 0 && <OfferButtons offers={offers} />}
      <dl className="card facts">
        <ToldFacts facts={facts} />
      </dl>
    </>
  )
}
