import { useEffect, useReducer, useRef, useState, type ReactNode } from 'react'
import type { Language } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { Session } from '../session.ts'
import { connect, disconnect } from './connect.ts'
import { peekProvider, watchProviders } from './detect.ts'
import { sayTrouble } from './say-trouble.ts'
import { readTrouble } from './trouble.ts'
import { TypedForm } from './typed-form.tsx'
import { wallets, type WalletFacts } from './wallets.ts'

type Shown = {
  language: Language
  /** Called once: with who was connected, or with nobody when it was closed. */
  done: (session: Session | undefined) => void
}

/** Which wallet to connect; it closes when one is. */
export function ConnectDialog({ language, done }: Shown) {
  const t = translationsIn(language, 'wallet')
  const { installed, others } = useWallets()
  const [typed, setTyped] = useState<WalletFacts>()
  const [asked, setAsked] = useState<WalletFacts>()
  const [trouble, setTrouble] = useState<string>()
  // Whose answer still counts: a wallet may answer long after the dialog has been closed.
  const isOpen = useRef(true)

  const begin = async (wallet: WalletFacts, given?: string) => {
    setTrouble(undefined)
    setAsked(wallet)
    try {
      const session = await connect(wallet.id, given)
      if (isOpen.current) done(session)
      else disconnect()
    } catch (error) {
      setTrouble(sayTrouble(language, readTrouble(error), wallet.id))
    }
    setAsked(undefined)
  }
  const close = () => {
    isOpen.current = false
    done(undefined)
  }
  const choose = (wallet: WalletFacts) => {
    setTrouble(undefined)
    if (wallet.kind === 'key' || wallet.kind === 'address') setTyped(wallet)
    else void begin(wallet)
  }
  const isAsking = asked !== undefined
  return (
    <Dialog title={t('title')} close={close}>
      <p className="mt-2 text-[13px] text-muted">{t('about')}</p>
      <p role="status" className="text-[13px]">
        {isAsking && (asked.name === '' ? t('opening') : t('connecting', { wallet: asked.name }))}
      </p>
      {trouble !== undefined && (
        <p role="alert" className="mt-3 rounded-lg bg-bad-soft p-3 text-bad [overflow-wrap:anywhere]">
          {trouble}
        </p>
      )}
      {typed === undefined ? (
        <div className="mt-4 grid gap-4">
          <Group title={t('installed')} wallets={installed}>
            {(wallet) => <Choice wallet={wallet} choose={choose} isAsking={isAsking} />}
          </Group>
          <Group title={t('others')} wallets={others}>
            {(wallet) => (
              <a
                href={wallet.download}
                target="_blank"
                rel="noopener noreferrer"
                className="menu-line flex items-center gap-3"
              >
                <Mark name={wallet.name} />
                {wallet.name}
                <span className="ml-auto text-[13px] text-muted">{t('install')} ↗</span>
              </a>
            )}
          </Group>
          <Group title={t('advanced')} wallets={byHand}>
            {(wallet) => (
              <Choice
                wallet={{ ...wallet, name: t(wallet.kind === 'key' ? 'privateKey' : 'addressOnly') }}
                choose={choose}
                isAsking={isAsking}
              />
            )}
          </Group>
        </div>
      ) : (
        <TypedForm
          key={typed.id}
          t={t}
          kind={typed.kind === 'key' ? 'privateKey' : 'addressOnly'}
          isAsking={isAsking}
          back={() => setTyped(undefined)}
          send={(given) => void begin(typed, given)}
        />
      )}
      <form method="dialog" className="mt-5 text-right">
        <button className="button">{t('close')}</button>
      </form>
    </Dialog>
  )
}

const inPage = wallets.filter(({ kind }) => kind === 'ethereum' || kind === 'cosmos')
const byHand = wallets.filter(({ kind }) => kind === 'key' || kind === 'address')

/** Those of the browser, by whether they are there; some come a moment later than the dialog. */
function useWallets(): { installed: WalletFacts[]; others: WalletFacts[] } {
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const stop = watchProviders(lookAgain)
    lookAgain()
    return stop
  }, [])
  const installed = inPage.filter((wallet) => peekProvider(wallet) !== undefined)
  return { installed, others: inPage.filter((wallet) => !installed.includes(wallet)) }
}

type Grouped = {
  title: string
  wallets: readonly WalletFacts[]
  children: (wallet: WalletFacts) => ReactNode
}

function Group({ title, wallets: shown, children }: Grouped) {
  if (shown.length === 0) return null
  return (
    <section>
      <h3 className="px-3 text-[13px] font-medium text-muted">{title}</h3>
      <ul>
        {shown.map((wallet) => (
          <li key={wallet.id}>{children(wallet)}</li>
        ))}
      </ul>
    </section>
  )
}

type Chosen = { wallet: WalletFacts; choose: (wallet: WalletFacts) => void; isAsking: boolean }

function Choice({ wallet, choose, isAsking }: Chosen) {
  return (
    <button
      type="button"
      disabled={isAsking}
      className="menu-line flex items-center gap-3 disabled:opacity-50"
      onClick={() => choose(wallet)}
    >
      <Mark name={wallet.name} />
      {wallet.name}
    </button>
  )
}

/** Not their own marks, which aren't ours to carry: the first letter. */
function Mark({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-7 place-items-center rounded-lg bg-well text-[13px] font-semibold text-muted"
    >
      {name.slice(0, 1)}
    </span>
  )
}
