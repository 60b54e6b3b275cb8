import { useLanguage } from '../language/use-language.tsx'
import { notify } from '../notices/notify.ts'
import type { Offer } from './forms/shown-form.ts'
import { actorOf, useSession } from './session.ts'

/** What one may do here, behind a button each: a form comes with the press, and connects who isn't. */
export function OfferButtons({ offers, className = '' }: { offers: readonly Offer[]; className?: string }) {
  const { language } = useLanguage()
  const address = actorOf(useSession())
  const open = async (offer: Offer) => (await import('./forms/open-form.tsx')).openForm(offer, language)
  return (
    <div className={`no-print flex flex-wrap gap-2 [@media(scripting:none)]:hidden ${className}`.trim()}>
      {offers
        .filter(({ isOwners, of }) => isOwners !== true || address === undefined || address === of)
        .map((offer) => (
          <button
            key={offer.form}
            type="button"
            className="button"
            onClick={() => void open(offer).catch((error: unknown) => notify({ error }))}
          >
            {offer.own !== undefined && address === offer.of ? offer.own : offer.text}
          </button>
        ))}
    </div>
  )
}
