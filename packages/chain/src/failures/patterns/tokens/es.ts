import type { Translated } from '../../../translated.ts'
import type { tokens as english } from './en.ts'

export const tokens: Translated<typeof english> = {
  'denom.decimals': 'Los decimales indicados no son los del token',
  'denom.decimalsOf': '{denom} no tiene {decimals, number} decimales',
  'denom.exists': 'Ya existía un token con ese nombre',
  'denom.long': 'El nombre del token es demasiado largo: como mucho, {most, number} caracteres',
  'denom.short':
    'El nombre del token es demasiado corto: cada parte necesita {least, number} caracteres o más',
  'metadata.decimals': 'Los decimales de un token ya no se pueden cambiar',
  'restricted.off': 'Las reglas de {denom} lo tienen desactivado para todos',
  'restricted.receive': 'Las reglas de {denom} no permiten que {account} lo reciba',
  'restricted.send': 'Las reglas de {denom} no permiten que {account} lo envíe',
  'role.none': 'No existe ese rol',
  'rules.exist': 'El token ya tiene sus reglas',
  'rules.invalid': 'Las reglas del token no son válidas',
  'rules.none': 'El token no tiene reglas',
  'token.admin': 'Solo el administrador del token puede hacerlo',
  'token.burnOthers':
    'Solo el administrador de un token puede quemar lo que tienen otros, y solo si el token lo permite',
  'token.guard': 'No se pudo consultar al contrato que guarda el token, o no respondió',
  'token.manager': 'Solo quienes gestionan las reglas del token pueden hacerlo',
  'token.restricted': 'Las reglas del token no lo permiten',
  'voucher.none': 'No hay nada de este token retenido para la cuenta',
}
