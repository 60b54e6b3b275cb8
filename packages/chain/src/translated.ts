/** What another language has to say: the keys of English. One that is missing, or one too many, is a type error. */
export type Translated<English> = {
  [Key in keyof English]: English[Key] extends string ? string : Translated<English[Key]>
}
