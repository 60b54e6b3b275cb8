import { data, isRouteErrorResponse } from 'react-router'
import { ErrorPage } from '../../frame/error-page.tsx'
import { passGuard } from '../../guards.server.ts'
import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn, useTranslations } from '../../language/use-translations.ts'
import { page } from '../../page.server.ts'
import { askForCoins, findFaucetChain } from '../../sources/faucet/faucet.server.ts'
import { InsteadOfPage } from '../../ui/instead-of-page.tsx'
import { Link } from '../../ui/link.tsx'
import type { Route } from './+types/faucet'
import { FaucetCard } from './faucet-card.tsx'
import { tellFaucet } from './tell-faucet.server.ts'

const readWish = page(async ({ params }: Route.ActionArgs | Route.LoaderArgs) => ({
  account: passGuard('account-search', params.address),
  chainId: await findFaucetChain(),
}))

/** What the form of an account's page asks for. A failure of the faucet is logged where it lands, and told below. */
export async function action(given: Route.ActionArgs) {
  const { account, chainId } = await readWish(given)
  const t = translationsIn(splitPath(given.url.pathname).language, 'faucet')
  const outcome = await askForCoins(account, chainId)
  const told = { title: t(`${outcome}.title`), text: t(`${outcome}.text`) }
  return data(told, { status: statusOf[outcome], headers: { 'cache-control': 'no-store' } })
}

const statusOf = { sent: 200, used: 409, busy: 429 } as const

/** The form itself, for who comes here by the address alone and has wished for nothing yet; and the way back. */
export async function loader(given: Route.LoaderArgs) {
  const { account } = await readWish(given)
  const { language } = splitPath(given.url.pathname)
  const path = pathIn(language, `/account/${account}/`)
  return {
    account,
    faucet: { path: `${path}coins/`, ...tellFaucet(language) },
    back: { path, said: translationsIn(language, 'faucet')('back') },
  }
}

export default function FaucetPage({
  actionData: told,
  loaderData: { account, faucet, back },
}: Route.ComponentProps) {
  return (
    <InsteadOfPage title={told?.title ?? faucet.ask}>
      <meta name="robots" content="noindex" />
      <bdi className="mono text-faint wrap-anywhere">{account}</bdi>
      {told === undefined ? (
        <FaucetCard {...faucet} />
      ) : (
        <p className="max-w-[68ch] text-muted">{told.text}</p>
      )}
      <p>
        <Link className="button" to={back.path}>
          {back.said}
        </Link>
      </p>
    </InsteadOfPage>
  )
}

/** The form is there. */
const accountPage = '../'

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTranslations('states')
  if (isRouteErrorResponse(error))
    return <ErrorPage error={{ status: error.status, trouble: error.data }} cause={error} />
  return (
    <InsteadOfPage title={t('faucet.title')}>
      <meta name="robots" content="noindex" />
      <p className="max-w-[68ch] text-muted">{t('faucet.text')}</p>
      <p>
        <a className="button" href={accountPage}>
          {t('retry')}
        </a>
      </p>
    </InsteadOfPage>
  )
}
