import { useEffect, useReducer, type ReactNode } from 'react'
import type { translationsIn } from '../../../language/use-translations.ts'
import type { ChainFacts } from '../chain-facts.ts'
import { listWallets } from '../list-wallets.ts'
import { watchProviders } from '../detect.ts'
import type { WalletFacts } from '../wallets.ts'

type Shown = {
  t: ReturnType<typeof translationsIn<'wallet'>>
  chain: ChainFacts
  isAsking: boolean
  choose: (wallet: WalletFacts) => void
}

/** All that can be connected: what is installed, what needs no installing, what doesn't stand here yet. */
export function WalletList({ t, chain, isAsking, choose }: Shown) {
  const { installed, elsewhere, absent, byHand } = useWallets(chain)
  const names: Partial<Record<WalletFacts['kind'], string>> = {
    email: t('email'),
    key: t('privateKey'),
    address: t('addressOnly'),
  }
  const button = (wallet: WalletFacts) => {
    const name = names[wallet.kind] ?? wallet.name
    return (
      <button
        type="button"
        disabled={isAsking}
        className="menu-line flex items-center gap-3 disabled:opacity-50"
        onClick={() => choose(wallet)}
      >
        <Mark name={name} />
        {name}
      </button>
    )
  }
  return (
    <div className="mt-4 grid gap-4">
      <Group title={t('installed')} wallets={installed}>
        {button}
      </Group>
      <Group title={t('elsewhere')} wallets={elsewhere}>
        {button}
      </Group>
      <Group title={t('others')} wallets={absent}>
        {({ name, download }) => (
          <a
            href={download}
            target="_blank"
            rel="noopener noreferrer"
            className="menu-line flex items-center gap-3"
          >
            <Mark name={name} />
            {name}
            <span className="ml-auto text-[13px] text-muted">{t('install')} ↗</span>
          </a>
        )}
      </Group>
      <Group title={t('advanced')} wallets={byHand}>
        {button}
      </Group>
    </div>
  )
}

/** Some come into the page a moment later than the dialog. */
function useWallets(chain: ChainFacts) {
  const [, lookAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const stop = watchProviders(lookAgain)
    lookAgain()
    return stop
  }, [])
  return listWallets(chain)
}

type Grouped = {
  title: string
  wallets: readonly WalletFacts[]
  children: (wallet: WalletFacts) => ReactNode
}

function Group({ title, wallets, children }: Grouped) {
  if (wallets.length === 0) return null
  return (
    <section>
      <h3 className="px-3 text-[13px] font-medium text-muted">{title}</h3>
      <ul>
        {wallets.map((wallet) => (
          <li key={wallet.id}>{children(wallet)}</li>
        ))}
      </ul>
    </section>
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
