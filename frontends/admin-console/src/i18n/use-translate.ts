import type { KeyPrefix, ParseKeys, ParseKeysWithoutVariables, TFunction } from 'i18next'
import { useCallback } from 'react'
import { useTranslate as useUntypedTranslate } from 'react-admin'

/** The key of a text that needs no values. */
export type TextKey = ParseKeysWithoutVariables

/** A text for a component that renders it later; only its key is checked. */
export interface TextWithValues {
  key: ParseKeys
  args?: Record<string, unknown>
}

/**
 * React-admin's hook with i18next's types, by which the compiler finds wrong keys and missing values.
 *
 * @param prefix the part of the tree that the keys are of
 */
export function useTranslate<const Prefix extends KeyPrefix<'translation'> = undefined>(
  prefix?: Prefix,
): TFunction<'translation', Prefix> {
  const translate = useUntypedTranslate()
  const translateKey = (key: string, values?: object) => translate(prefix ? `${prefix}.${key}` : key, values)
  return useCallback(translateKey, [translate, prefix]) as unknown as TFunction<'translation', Prefix>
}

/** Returns a function that renders such a text. */
export function useTranslateText(): (text: TextWithValues) => string {
  const translate = useUntypedTranslate()
  return ({ key, args }) => translate(key, args)
}
