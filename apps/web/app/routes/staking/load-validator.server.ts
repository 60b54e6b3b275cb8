import { notFound } from '@injsight/errors'
import { fetchValidator } from '../../sources/staking/validators.server.ts'
import type { Validator } from './validator.server.ts'

/** @throws not-found, invalid-input */
export async function loadValidator(address: string): Promise<Validator> {
  const { validator, ...told } = await fetchValidator(address.slice(0, 200))
  if (validator === undefined) throw notFound('validator', `There is no validator ${address.slice(0, 80)}`)
  return { ...told, validator }
}
