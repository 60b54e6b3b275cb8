import { loadWords } from '../../language/load-words.ts'
import { splitPath } from '../../language/languages.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { useSession } from '../session.ts'

const ActingBanner = onDemand(async () => {
  const [{ ActingBanner: Banner }] = await Promise.all([
    import('./acting-banner.tsx'),
    loadWords(splitPath(location.pathname).language, 'forms'),
  ])
  return Banner
})

/** Above every page, for who acts for another. */
export function Acting() {
  const { granter } = useSession()
  return granter === undefined ? null : <ActingBanner granter={granter} />
}
