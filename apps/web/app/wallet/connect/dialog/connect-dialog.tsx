import { useRef, useState } from 'react'
import type { Language } from '../../../language/languages.ts'
import { translationsIn } from '../../../language/use-translations.ts'
import { report } from '../../../notices/report.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Session } from '../../session.ts'
import type { ChainFacts } from '../chain-facts.ts'
import { connect, disconnect } from '../connect.ts'
import { DeviceForm } from './device-form.tsx'
import { EmailForm } from './email-form.tsx'
import { sayTrouble } from '../say-trouble.ts'
import { readTrouble } from '../trouble.ts'
import { TypedForm } from './typed-form.tsx'
import { WalletList } from './wallet-list.tsx'
import type { WalletFacts } from '../wallets.ts'

type Shown = {
  language: Language
  chain: ChainFacts
  /** Called once: with who was connected, or with nobody when it was closed. */
  done: (session: Session | undefined) => void
}

/** Which wallet to connect; it closes when one is. */
export function ConnectDialog({ language, chain, done }: Shown) {
  const t = translationsIn(language, 'wallet')
  const [chosen, setChosen] = useState<WalletFacts>()
  const [asked, setAsked] = useState<WalletFacts>()
  const [trouble, setTrouble] = useState<string>()
  // Whose answer still counts: a wallet may answer long after the dialog has been closed.
  const isOpen = useRef(true)

  const fail = (error: unknown, wallet: WalletFacts) => {
    const trouble = readTrouble(error)
    report(trouble)
    setTrouble(sayTrouble(language, trouble, wallet.id))
  }
  const begin = async (wallet: WalletFacts, given?: string) => {
    setTrouble(undefined)
    setAsked(wallet)
    try {
      const session = await connect(wallet.id, given)
      if (session !== undefined && isOpen.current) done(session)
      else if (session !== undefined) await disconnect()
    } catch (error) {
      fail(error, wallet)
    }
    setAsked(undefined)
  }
  const choose = (wallet: WalletFacts) => {
    setTrouble(undefined)
    if (asksItself.has(wallet.kind)) void begin(wallet)
    else setChosen(wallet)
  }
  const back = () => {
    setTrouble(undefined)
    setChosen(undefined)
  }
  const isAsking = asked !== undefined
  const shared = { t, back, fail }
  return (
    <Dialog
      title={t('title')}
      isAside={isAsking && hasWindow.has(asked.id)}
      close={() => {
        isOpen.current = false
        done(undefined)
      }}
    >
      <p className="mt-2 text-[13px] text-muted">{t('about')}</p>
      <p role="status" className="text-[13px]">
        {isAsking && (asked.name === '' ? t('opening') : t('connecting', { wallet: asked.name }))}
      </p>
      {trouble !== undefined && (
        <p role="alert" className="mt-3 rounded-lg bg-bad-soft p-3 text-bad wrap-anywhere">
          {trouble}
        </p>
      )}
      {chosen === undefined && <WalletList t={t} chain={chain} isAsking={isAsking} choose={choose} />}
      {chosen?.kind === 'device' && (
        <DeviceForm
          {...shared}
          device={chosen.name}
          isConnecting={isAsking}
          choose={(wallet, address) => void begin(wallet, address)}
        />
      )}
      {chosen?.kind === 'email' && (
        <EmailForm
          {...shared}
          chain={chain}
          isConnecting={isAsking}
          connect={(wallet, given) => void begin(wallet, given)}
        />
      )}
      {(chosen?.kind === 'key' || chosen?.kind === 'address') && (
        <TypedForm
          title={t(chosen.kind === 'key' ? 'privateKey' : 'addressOnly')}
          about={t(chosen.kind === 'key' ? 'privateKeyAbout' : 'addressOnlyAbout')}
          label={t(chosen.kind === 'key' ? 'privateKeyLabel' : 'addressLabel')}
          type={chosen.kind === 'key' ? 'password' : 'text'}
          words={{ back: t('back'), send: t('connect') }}
          isAsking={isAsking}
          back={back}
          send={(given) => void begin(chosen, given)}
        />
      )}
      <form method="dialog" className="mt-5 text-right">
        <button className="button">{t('close')}</button>
      </form>
    </Dialog>
  )
}

/** Wallets that put a window of their own into the page, which a dialog that has the focus would cover. */
const hasWindow = new Set(['wallet-connect', 'magic'])

/** Kinds of wallets that want nothing to be typed or chosen here. */
const asksItself = new Set<WalletFacts['kind']>(['ethereum', 'cosmos', 'linked'])
