import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { readAccount, shortenAddress } from '@injsight/chain'
import { useTranslations } from '../language/use-translations.ts'
import { useLanguage } from '../language/use-language.tsx'
import { notify } from '../notices/notify.ts'
import { readInTab } from '../stored-in-tab.ts'
import { Link } from '../ui/link.tsx'
import { Menu } from '../ui/menu.tsx'
import { Acting } from './authz/acting.tsx'
import { hearTabs } from './hear-tabs.ts'
import { openConnect } from './open-connect.ts'
import { useSession } from './session.ts'

/** Who says who somebody is leads back here, with what it says in the address. */
if (location.hash.includes('id_token=') || readInTab('left-for') !== null)
  void import('./connect/finish-sign-in.ts').then(({ finishSignIn }) => finishSignIn())

hearTabs()

/** Lets the visitor connect a wallet, and says what went wrong with that. */
export async function connect(): Promise<void> {
  await openConnect().catch((error: unknown) => notify({ error }))
}

/** Which account is connected, and for whom it acts, which is said above the page. */
export function WalletMenu() {
  const above = document.querySelector('#acting')
  const { status, address } = useSession()
  useEffect(() => {
    if (status !== 'connected' || address === undefined) return
    void import('./auto-sign/tell-standing.ts').then(({ tellStanding }) => tellStanding(address))
  }, [status, address])
  return (
    <>
      <AccountMenu />
      {above && createPortal(<Acting />, above)}
    </>
  )
}

/** What may be done with the account that is connected; where none is, the button that connects one. */
function AccountMenu() {
  const t = useTranslations('frame')
  const { href } = useLanguage()
  const { status, address, addresses = [] } = useSession()
  if (status !== 'connected' || address === undefined)
    return (
      <button
        type="button"
        title={t('connectWallet')}
        onClick={() => void connect()}
        className="wallet-button no-print"
      >
        {t('connect')}
      </button>
    )
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () =>
        notify({
          type: 'success',
          title: t('addressCopied', { address: shortenAddress(address) }),
          staysMs: 1500,
        }),
      () => notify({ type: 'error', words: 'copyFailed', description: 'copy' }),
    )
  const others = addresses.filter((one) => readAccount(one) !== address)
  const choose = async (other: string) => {
    const { chooseAccount } = await import('./connect/choose-account.ts')
    chooseAccount(other)
  }
  const leave = async () => {
    const { logOut } = await import('./auto-sign/log-out.tsx')
    await logOut()
  }
  return (
    <Menu
      label={t('connected', { account: address })}
      icon={
        <span className="wallet-button text-accent">
          <span className="mono">{shortenAddress(address)}</span>
        </span>
      }
    >
      <button type="button" className="menu-line" onClick={copy}>
        {t('copyAddress')}
      </button>
      <Link to={href(`/account/${address}/`)} className="menu-line">
        {t('accountPage')}
      </Link>
      {others.map((other) => (
        <button
          key={other}
          type="button"
          title={other}
          className="menu-line"
          onClick={() => void choose(other).catch((error: unknown) => notify({ error }))}
        >
          {t('useAccount', { account: shortenAddress(readAccount(other)) })}
        </button>
      ))}
      <button
        type="button"
        className="menu-line"
        onClick={() => void leave().catch((error: unknown) => notify({ error }))}
      >
        {t('logOut')}
      </button>
    </Menu>
  )
}
