import type { Translated } from '../../../translated.ts'
import type { oracles as english } from './en.ts'

export const oracles: Translated<typeof english> = {
  oracle: {
    one: '{relayer} {failed, select, yes {intentó publicar} other {publicó}} el precio de {asset}: {price}',
    two: '{relayer} {failed, select, yes {intentó publicar} other {publicó}} los precios de {asset} ({price}) y {otherAsset} ({otherPrice})',
    many: '{relayer} {failed, select, yes {intentó publicar} other {publicó}} {count, plural, one {# precio} other {# precios}}',
    request:
      '{sender} {failed, select, yes {intentó pedir} other {pidió}} precios a Band (solicitud {number})',
  },
  ocr: {
    create: '{sender} {failed, select, yes {intentó crear} other {creó}} la fuente de precios {feed}',
    update: '{sender} {failed, select, yes {intentó cambiar} other {cambió}} la fuente de precios {feed}',
    transmit:
      '{transmitter} {failed, select, yes {intentó comunicar} other {comunicó}} un precio a la fuente {feed}',
    fund: '{sender} {failed, select, yes {intentó aportar} other {aportó}} {amount} a las recompensas de la fuente de precios {feed}',
    withdraw:
      '{sender} {failed, select, yes {intentó retirar} other {retiró}} {amount} de las recompensas de la fuente de precios {feed}',
    setPayees:
      '{sender} {failed, select, yes {intentó designar} other {designó}} {count, plural, one {# cuenta} other {# cuentas}} para cobrar por la fuente de precios {feed}',
    offerPayeeship:
      '{sender} {failed, select, yes {intentó ofrecer} other {ofreció}} a {proposed} su remuneración de la fuente de precios {feed}',
    acceptPayeeship:
      '{payee} {failed, select, yes {intentó aceptar} other {aceptó}} la remuneración de {transmitter} de la fuente de precios {feed}',
  },
}
