import type { Act } from '../act-type.ts'
import { ActTrouble } from '../sending/act-trouble.ts'

/**
 * What was filled in for an account is done by none but that: another may have been connected or chosen meanwhile, here
 * or in another tab.
 *
 * @param account who was to act when it was filled in, `inj1…`
 */
export function onlyFor(account: string, build: Act['build']): Act['build'] {
  return async (from) => {
    if (from !== account) throw new ActTrouble('otherActor')
    return build(from)
  }
}
