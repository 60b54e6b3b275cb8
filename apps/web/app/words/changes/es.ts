import type { changes as english } from './en.ts'
import type { Texts } from '../words.ts'

export const changes = {
  title: 'Qué cambió',
  account: 'Cuenta',
  before: 'Antes',
  after: 'Después',
  change: 'Cambio',
  none: 'Ningún saldo cambió.',
  feeOnly: 'Nada cambió salvo la comisión, que se paga de todos modos.',
  deposits: 'Depósitos para operar',
  unknown: 'no se sabe',
  minted: 'Acuñado:',
  burned: 'Quemado:',
  addsUp: 'Cuadra: lo que uno perdió, otro lo ganó.',
  residual: 'No cuadra. Lo que sobra:',
} satisfies Texts<typeof english>
