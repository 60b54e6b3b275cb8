import { shortenAddress } from '@injsight/chain'
import { useTranslations } from '../language/use-translations.ts'
import { useLanguage } from '../language/use-language.tsx'
import { notify } from '../notices/notify.ts'
import { Link } from '../ui/link.tsx'
import { Menu } from '../ui/menu.tsx'
import { openConnect } from './open-connect.ts'
import { useSession } from './session.ts'

/** Connects a wallet; from then on it says which account is connected. */
export function WalletButton() {
  const t = useTranslations('frame')
  const { href } = useLanguage()
  const { status, address } = useSession()
  if (status !== 'connected' || address === undefined)
    return (
      <button
        type="button"
        aria-label={t('connectWallet')}
        title={t('connectWallet')}
        onClick={() => void openConnect().catch((error: unknown) => notify({ error }))}
        className="no-print grid size-8 place-items-center rounded-lg text-muted hover:bg-overlay hover:text-text md:flex md:w-auto md:gap-2 md:border md:border-hairline-strong md:px-3 md:text-text [@media(scripting:none)]:hidden"
      >
        <Purse />
        <span className="hidden md:inline">{t('connect')}</span>
      </button>
    )
  return (
    <Menu
      label={t('connected', { account: address })}
      icon={
        <span className="flex items-center gap-2 whitespace-nowrap text-accent lg:px-2">
          <Purse />
          <span className="mono hidden text-[13px] lg:inline">{shortenAddress(address)}</span>
        </span>
      }
    >
      <button
        type="button"
        className="menu-line"
        onClick={() =>
          void navigator.clipboard
            .writeText(address)
            .catch(() => notify({ type: 'error', words: 'copyFailed', description: 'copy' }))
        }
      >
        {t('copyAddress')}
      </button>
      <Link to={href(`/account/${address}/`)} className="menu-line">
        {t('accountPage')}
      </Link>
      <button
        type="button"
        className="menu-line"
        onClick={() => void import('./connect/connect.ts').then(({ disconnect }) => disconnect())}
      >
        {t('logOut')}
      </button>
    </Menu>
  )
}

function Purse() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor">
      <path
        d="M2 4.500h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1h8.500"
        strokeWidth="1.400"
      />
      <circle cx="11" cy="9" r="1" fill="currentColor" stroke="none" />
    </svg>
  )
}
