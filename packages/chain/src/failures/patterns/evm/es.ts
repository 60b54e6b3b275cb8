import type { Translated } from '../../../translated.ts'
import type { evm as english } from './en.ts'

export const evm: Translated<typeof english> = {
  'contract.reverted': 'El contrato lo rechazó sin dar un motivo con palabras',
  'pair.exists': 'El token ya tiene su equivalente en la EVM',
  'contract.error': 'El contrato lo rechazó: {error}',
  'contract.errorLike': 'El contrato lo rechazó; parece ser {error}',
  'contract.errorUnknown':
    'El contrato lo rechazó con un error propio, {selector}, del que aquí no se sabe más',
  'pair.none': 'El token no tiene equivalente en la EVM',
  'panic.assert': 'El contrato llegó a un estado que considera imposible (una comprobación interna fallida)',
  'panic.overflow': 'El contrato llegó a un número demasiado grande o pequeño para su lugar (desbordamiento)',
  'panic.zero': 'El contrato dividió entre cero',
  'panic.enum': 'El contrato tomó un número por una opción que no existe',
  'panic.bytes': 'El contrato leyó bytes mal codificados de su memoria',
  'panic.empty': 'El contrato sacó un elemento de una lista vacía',
  'panic.index': 'El contrato fue más allá del final de una lista',
  'panic.memory': 'El contrato pidió más memoria de la que hay',
  'panic.function': 'El contrato llamó a una función que nunca se asignó',
  'panic.other': 'El contrato se detuvo con el pánico {code}',
  'vm.opcode': 'El código del contrato llegó a una instrucción que no existe: {opcode}',
  'vm.jump': 'El código del contrato saltó a un lugar no permitido',
  'vm.stack': 'El código del contrato sacó de su pila más de lo que había, o puso más de lo que cabe',
  'vm.depth': 'Los contratos se llamaron unos a otros a demasiada profundidad',
  'vm.funds': 'El contrato envió más de lo que había',
  'vm.collision': 'En esta dirección ya hay un contrato',
  'vm.large': 'El código del contrato es demasiado grande',
  'vm.badCode': 'El código del contrato empieza por 0xef, lo que no está permitido',
  'vm.readOnly': 'El contrato intentó cambiar algo en una llamada que solo puede leer',
  'fee.cap':
    'Lo máximo que se ofreció por una unidad de gas, {offered}, es menos de lo que costaba en este bloque: {required}',
  'gas.intrinsic':
    'El límite de gas de {limit, number} era demasiado bajo para empezar: solo sus bytes cuestan {needed, number}',
}
