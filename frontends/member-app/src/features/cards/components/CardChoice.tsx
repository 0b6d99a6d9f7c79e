import AddRounded from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioChoice } from '../../../components/form/RadioChoice.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { isExpired } from '../rules.ts'
import { CardName, useFormatCardExpiry } from './CardName.tsx'
import { CardRegistrationForm } from './CardRegistrationForm.tsx'

interface Props {
  selectedId: string | null
  onSelect: (cardId: string) => void
  /** Called after `onSelect` when a new card was saved and selected. */
  onRegistered?: (cardId: string) => void
  /** The buttons below the choice, by whether the form of a new card is open. */
  renderActions?: (isFormOpen: boolean) => ReactNode
}

/** Selects one of the member's cards, or adds one; the form is open when there is none. It needs the texts `cards`. */
export function CardChoice({ selectedId, onSelect, onRegistered, renderActions }: Props) {
  const { t } = useTranslation('cards')
  const { $confirmed, dialog } = useConfirmed()
  const cards = $confirmed.useQuery('get', '/credit-card/fetch-all')
  const formatCardEnd = useFormatCardExpiry()
  const [isAdding, setIsAdding] = useState(false)
  const selectCard = (cardId: string) => {
    setIsAdding(false)
    onSelect(cardId)
    onRegistered?.(cardId)
  }
  return (
    <>
      {dialog}
      <QueryBoundary query={cards} lines={3}>
        {(list) => (
          <>
            <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
              {list.length > 0 && (
                <RadioChoice
                  label={t('choice')}
                  value={selectedId}
                  options={list.map((card) => ({
                    value: card.id,
                    title: <CardName card={card} />,
                    text: formatCardEnd(card),
                    disabled: isExpired({ month: card.expMonth, year: card.expYear }, new Date()),
                  }))}
                  onChange={onSelect}
                />
              )}
              {isAdding || list.length === 0 ? (
                <CardRegistrationForm
                  onRegistered={({ id }) => selectCard(id)}
                  onClose={list.length > 0 ? () => setIsAdding(false) : undefined}
                />
              ) : (
                <Button variant="outlined" startIcon={<AddRounded />} onClick={() => setIsAdding(true)}>
                  {t('add')}
                </Button>
              )}
            </Box>
            {renderActions?.(isAdding || list.length === 0)}
          </>
        )}
      </QueryBoundary>
    </>
  )
}
