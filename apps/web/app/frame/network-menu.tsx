import { useLocation } from 'react-router'
import { useTranslations } from '../language/use-translations.ts'
import { Menu } from '../ui/menu.tsx'
import type { OfferedNetwork } from './networks.ts'

/** Leads to the same page of another network's site, by plain links. */
export function NetworkMenu({ networks }: { networks: OfferedNetwork[] }) {
  const t = useTranslations('frame')
  const { pathname, search } = useLocation()
  const here = networks.find(({ url, note }) => url === undefined && note === undefined)?.name
  return (
    <Menu
      label={here === undefined ? t('networks') : `${t('networks')}: ${t(here)}`}
      icon={
        <span className="px-1.5 text-[11px] font-semibold whitespace-nowrap">
          {here === undefined ? '…' : t(here)}
        </span>
      }
    >
      {networks.map(({ name, url = '', note }) =>
        note === undefined ? (
          <a
            key={name}
            href={url + pathname + search}
            aria-current={name === here ? 'true' : undefined}
            className="block rounded-md px-3 py-1.5 whitespace-nowrap hover:bg-well hover:no-underline aria-[current]:text-accent"
          >
            {t(name)}
          </a>
        ) : (
          <p key={name} className="px-3 py-1.5 whitespace-nowrap text-muted">
            {t(name)}: {note}
          </p>
        ),
      )}
    </Menu>
  )
}
