import { useState } from 'react'
import { useLanguage } from '../language/use-language.tsx'
import { translationsIn } from '../language/use-translations.ts'
import type { OwnPosition } from '../routes/trading/open.server.ts'
import { Dialog } from '../ui/dialog.tsx'
import { OwnOpen } from './own-open.tsx'
import { OrderDesk } from './trade-desk.tsx'

/** All that an account has open, in any market; a position is closed by an order, which is shown first. */
export function ManageDialog({ account, close }: { account: string; close: () => void }) {
  const t = translationsIn(useLanguage().language, 'trading')
  const [position, setPosition] = useState<OwnPosition>()
  const title =
    position === undefined ? t('own.titleAll') : t('own.closeOf', { position: position.market.text })
  return (
    <Dialog title={title} close={close}>
      <div className="-mx-6 mt-3 max-h-[70vh] overflow-y-auto border-y border-hairline">
        {position === undefined ? (
          <OwnOpen account={account} close={setPosition} />
        ) : (
          <OrderDesk marketId={position.marketId} position={position} sent={() => setPosition(undefined)} />
        )}
      </div>
      <form method="dialog" className="mt-5 flex justify-end gap-2">
        {position !== undefined && (
          <button type="button" className="button" onClick={() => setPosition(undefined)}>
            {t('own.back')}
          </button>
        )}
        <button className="button">{t('own.done')}</button>
      </form>
    </Dialog>
  )
}
