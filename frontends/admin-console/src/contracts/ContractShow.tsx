import { useRecordContext, useTranslate } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { DayText } from '../components/DayText.tsx'
import { Facts } from '../components/Facts.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordLink } from '../components/RecordLink.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { YenText } from '../components/YenText.tsx'
import { Delivery } from '../rentals/Delivery.tsx'
import { RentalButtons } from '../rentals/RentalButtons.tsx'
import { CancelButtons } from './CancelButtons.tsx'
import { ContractInvoices } from './ContractInvoices.tsx'
import { ContractKind } from './ContractKind.tsx'
import { ContractStatusTag } from './ContractStatusTag.tsx'
import { Timeline } from './Timeline.tsx'
import type { ContractWithParts } from './types.ts'
import { WaiveDifferenceButton } from './WaiveDifferenceButton.tsx'

export function ContractShow() {
  const translate = useTranslate()
  return (
    <RecordPage title={<ContractTitle />} actions={<ContractActions />}>
      <Panel title={translate('console.contracts.facts')}>
        <ContractFacts />
      </Panel>
      <Panel title={translate('console.contracts.timelineTitle')}>
        <Timeline />
      </Panel>
      <Panel title={translate('console.contracts.invoices')}>
        <ContractInvoices />
      </Panel>
      <RentalPanel />
    </RecordPage>
  )
}

function ContractTitle() {
  const contract = useRecordContext<ContractWithParts>()
  const translate = useTranslate()
  const recordRepresentation = contract
    ? `${contract.userName ?? translate('console.commerce.erased')} · ${contract.productName}`
    : ''
  return translate('ra.page.show', { name: translate('resources.contracts.name'), recordRepresentation })
}

function ContractActions() {
  const contract = useRecordContext<ContractWithParts>()
  return (
    <>
      {contract?.rental && <RentalButtons />}
      <WaiveDifferenceButton />
      <CancelButtons />
    </>
  )
}

function RentalPanel() {
  const contract = useRecordContext<ContractWithParts>()
  const translate = useTranslate()
  if (!contract?.rental) return null
  return (
    <Panel title={translate('console.rentals.facts')}>
      <Delivery />
    </Panel>
  )
}

function ContractFacts() {
  const contract = useRecordContext<ContractWithParts>()
  const translate = useTranslate()
  if (!contract) return null
  const none = translate('console.none')
  const { card, nextProductName, nextDifference, owedAmount } = contract
  const person = (id: string | null, name: string | null) => (
    <RecordLink of="members" id={id}>
      {name ?? none}
    </RecordLink>
  )
  return (
    <Facts
      facts={[
        { of: 'status', value: <ContractStatusTag /> },
        { of: 'kind', value: contract.rental || contract.invoiced ? <ContractKind /> : none },
        {
          of: 'productName',
          value: (
            <RecordLink of="products" id={contract.productId}>
              {contract.productName}
            </RecordLink>
          ),
        },
        { of: 'unitPrice', value: <YenText yen={contract.unitPrice} /> },
        { of: 'userName', value: person(contract.userId, contract.userName) },
        { of: 'contractorName', value: person(contract.contractorId, contract.contractorName) },
        { of: 'agencyCode', value: contract.agencyCode ?? none },
        { of: 'card', value: card ? `${card.brand} ${card.last4}` : none },
        { of: 'orderedAt', value: <DateTime at={contract.orderedAt} /> },
        { of: 'startedAt', value: <DateTime at={contract.startedAt} /> },
        { of: 'paidUntil', value: <DayText day={contract.paidUntil} /> },
        { of: 'nextChargeOn', value: <DayText day={contract.nextChargeOn} /> },
        ...(nextProductName ? [{ of: 'nextProductName', value: nextProductName }] : []),
        ...(nextDifference > 0 && owedAmount === 0
          ? [{ of: 'nextDifference', value: <YenText yen={nextDifference} /> }]
          : []),
        ...(owedAmount > 0 ? [{ of: 'owedAmount', value: <YenText yen={owedAmount} /> }] : []),
        { of: 'lastDay', value: <DayText day={contract.lastDay} /> },
      ]}
    />
  )
}
