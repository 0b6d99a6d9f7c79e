import { useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { DayText } from '../components/DayText.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { RecordLink } from '../components/RecordLink.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { YenText } from '../components/YenText.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { RentalConfirmationButtons } from '../rentals/RentalConfirmationButtons.tsx'
import { RentalDelivery } from '../rentals/RentalDelivery.tsx'
import { CancelButtons } from './CancelButtons.tsx'
import { ContractInvoices } from './ContractInvoices.tsx'
import { ContractKindTags } from './ContractKindTags.tsx'
import { ContractStatusTag } from './ContractStatusTag.tsx'
import { ContractTimeline } from './ContractTimeline.tsx'
import type { ContractDetails } from './types.ts'
import { WaiveDifferenceButton } from './WaiveDifferenceButton.tsx'

export function ContractShow() {
  const translate = useTranslate()
  return (
    <RecordPage title={<ContractTitle />} actions={<ContractActions />}>
      <Panel title={translate('console.contracts.facts')}>
        <ContractFields />
      </Panel>
      <Panel title={translate('console.contracts.timelineTitle')}>
        <ContractTimeline />
      </Panel>
      <Panel title={translate('console.contracts.invoices')}>
        <ContractInvoices />
      </Panel>
      <RentalPanel />
    </RecordPage>
  )
}

function ContractTitle() {
  const contract = useRecordContext<ContractDetails>()
  const translate = useTranslate()
  const recordRepresentation = contract
    ? `${contract.userName ?? translate('console.commerce.erased')} · ${contract.productName}`
    : ''
  return translate('ra.page.show', { name: translate('resources.contracts.name'), recordRepresentation })
}

function ContractActions() {
  const contract = useRecordContext<ContractDetails>()
  return (
    <>
      {contract?.rental && <RentalConfirmationButtons />}
      <WaiveDifferenceButton />
      <CancelButtons />
    </>
  )
}

function RentalPanel() {
  const contract = useRecordContext<ContractDetails>()
  const translate = useTranslate()
  if (!contract?.rental) return null
  return (
    <Panel title={translate('console.rentals.facts')}>
      <RentalDelivery />
    </Panel>
  )
}

function ContractFields() {
  const contract = useRecordContext<ContractDetails>()
  const translate = useTranslate()
  if (!contract) return null
  const none = translate('console.none')
  const { card, nextProductName, nextDifference, owedAmount } = contract
  const person = (id: string | null, name: string | null) => (
    <RecordLink resource="members" id={id}>
      {name ?? none}
    </RecordLink>
  )
  return (
    <RecordFields
      fields={[
        { source: 'status', value: <ContractStatusTag /> },
        { source: 'kind', value: contract.rental || contract.invoiced ? <ContractKindTags /> : none },
        {
          source: 'productName',
          value: (
            <RecordLink resource="products" id={contract.productId}>
              {contract.productName}
            </RecordLink>
          ),
        },
        { source: 'unitPrice', value: <YenText yen={contract.unitPrice} /> },
        { source: 'period', value: translate(`console.contracts.period.${contract.period}`) },
        ...(contract.nextPeriod
          ? [{ source: 'nextPeriod', value: translate(`console.contracts.period.${contract.nextPeriod}`) }]
          : []),
        { source: 'userName', value: person(contract.userId, contract.userName) },
        { source: 'contractorName', value: person(contract.contractorId, contract.contractorName) },
        { source: 'agencyCode', value: contract.agencyCode ?? none },
        { source: 'card', value: card ? `${card.brand} ${card.last4}` : none },
        { source: 'orderedAt', value: <DateTime at={contract.orderedAt} /> },
        { source: 'startedAt', value: <DateTime at={contract.startedAt} /> },
        { source: 'paidUntil', value: <DayText day={contract.paidUntil} /> },
        { source: 'nextChargeOn', value: <DayText day={contract.nextChargeOn} /> },
        ...(nextProductName ? [{ source: 'nextProductName', value: nextProductName }] : []),
        ...(nextDifference > 0 && owedAmount === 0
          ? [{ source: 'nextDifference', value: <YenText yen={nextDifference} /> }]
          : []),
        ...(owedAmount > 0 ? [{ source: 'owedAmount', value: <YenText yen={owedAmount} /> }] : []),
        { source: 'lastDay', value: <DayText day={contract.lastDay} /> },
      ]}
    />
  )
}
