import { useRecordContext } from 'react-admin'
import { Tag, type TagTone } from '../components/Tag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { TaxDocument, TaxDocumentKind } from './types.ts'

const tones: Record<TaxDocumentKind, TagTone> = {
  receipt: 'good',
  return: 'wait',
  'return-reversal': 'bad',
  statement: 'quiet',
}

/** Shows the kind of the document in the record. */
export function TaxDocumentKindTag() {
  const document = useRecordContext<TaxDocument>()
  const translate = useTranslate()
  if (!document) return null
  return <Tag tone={tones[document.kind]}>{translate(`console.taxDocuments.kind.${document.kind}`)}</Tag>
}
