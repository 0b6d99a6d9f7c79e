import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRecordContext } from 'react-admin'
import { API_BASE_URL } from '../api/fetch-api.ts'
import { DateTime } from '../components/DateTime.tsx'
import { DayText } from '../components/DayText.tsx'
import { HairlineList } from '../components/HairlineList.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { RecordLink } from '../components/RecordLink.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { YenText } from '../components/YenText.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { TaxDocumentKindTag } from './TaxDocumentKindTag.tsx'
import type { TaxDocumentWithView } from './types.ts'

/** Shows what is written on a document. */
export function TaxDocumentShow() {
  const translate = useTranslate()
  return (
    <RecordPage title={<DocumentTitle />} actions={<PdfButton />}>
      <Panel title={translate('console.taxDocuments.facts')}>
        <DocumentFields />
      </Panel>
      <Panel title={translate('console.taxDocuments.items')}>
        <DocumentItems />
      </Panel>
    </RecordPage>
  )
}

function DocumentTitle() {
  const document = useRecordContext<TaxDocumentWithView>()
  const translate = useTranslate()
  const recordRepresentation = document?.number ?? ''
  return translate('ra.page.show', { name: translate('resources.tax-documents.name'), recordRepresentation })
}

function PdfButton() {
  const document = useRecordContext<TaxDocumentWithView>()
  const translate = useTranslate()
  if (!document) return null
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<DownloadOutlined />}
      href={`${API_BASE_URL}/admin/tax-documents/${document.id}/pdf`}
      target="_blank"
      rel="noreferrer"
    >
      {translate('console.taxDocuments.pdf')}
    </Button>
  )
}

function DocumentFields() {
  const document = useRecordContext<TaxDocumentWithView>()
  const translate = useTranslate()
  if (!document?.view) return null
  const none = translate('console.none')
  const { view } = document
  return (
    <RecordFields
      fields={[
        { source: 'kind', value: <TaxDocumentKindTag /> },
        { source: 'number', value: document.number },
        { source: 'addressee', value: document.addressee || none },
        {
          source: 'memberName',
          value: (
            <RecordLink resource="members" id={document.memberId}>
              {document.memberName ?? translate('console.commerce.erased')}
            </RecordLink>
          ),
        },
        { source: 'amount', value: <YenText yen={document.amount} /> },
        { source: 'tax', value: <YenText yen={document.tax} /> },
        { source: 'tradedOn', value: <DayText day={document.tradedOn} /> },
        { source: 'issuedAt', value: <DateTime at={document.issuedAt} /> },
        { source: 'registrationNumber', value: view.issuer.registrationNumber || none },
        {
          source: 'paymentId',
          value: document.paymentId ? (
            <RecordLink resource="payments" id={document.paymentId}>
              {document.paymentId}
            </RecordLink>
          ) : (
            none
          ),
        },
        { source: 'about', value: view.about?.number ?? none },
        { source: 'replaces', value: view.replaces ?? none },
        {
          source: 'replacedById',
          value: document.replacedById ? (
            <RecordLink resource="tax-documents" id={document.replacedById}>
              {translate('console.taxDocuments.toReplacement')}
            </RecordLink>
          ) : (
            none
          ),
        },
      ]}
    />
  )
}

function DocumentItems() {
  const document = useRecordContext<TaxDocumentWithView>()
  const translate = useTranslate()
  if (!document?.view) return null
  return (
    <HairlineList>
      {document.view.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes, and its items have no ids.
        <Box component="li" key={index} sx={{ py: 1.25 }}>
          <Typography>
            {item.name}
            {item.userName !== null && ` · ${item.userName}`} · <YenText yen={item.amount} />
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <DayText day={item.tradedOn} /> ·{' '}
            {translate('console.taxDocuments.rate', { rate: item.ratePercent })}
          </Typography>
        </Box>
      ))}
    </HairlineList>
  )
}
