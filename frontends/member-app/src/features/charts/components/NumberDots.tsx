import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { ComponentProps, Ref } from 'react'
import { useTranslation } from 'react-i18next'

interface Props extends Omit<ComponentProps<typeof RadioGroup>, 'ref'> {
  numbers: readonly string[]
  isRequired: boolean
  /** The first dot, which takes the focus when the field is wrong. */
  firstRef: Ref<HTMLInputElement>
}

/** A dot is as large as a finger needs, with a gap. */
const DOT_ROOM_PX = 48

/** Offers the numbers of a small scale as dots to tap, which assistive technology knows as radio buttons. */
export function NumberDots({ numbers, isRequired, firstRef, ...group }: Props) {
  const { t } = useTranslation('charts')
  // A scale that does not fit into one row has two of about the same length.
  const count = numbers.length + (isRequired ? 0 : 1)
  const columns = count > 6 ? Math.ceil(count / 2) : count
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <RadioGroup
        {...group}
        sx={{
          display: 'grid',
          gap: 0.5,
          justifyItems: 'center',
          gridTemplateColumns: `repeat(${columns}, minmax(0, 3.25rem))`,
          [`@container (min-width: ${count * DOT_ROOM_PX}px)`]: {
            gridTemplateColumns: `repeat(${count}, minmax(0, 3.25rem))`,
          },
        }}
      >
        {!isRequired && (
          <Radio
            value=""
            icon={<Dot number="–" />}
            checkedIcon={<Dot number="–" />}
            slotProps={{ input: { 'aria-label': t('fields.noChoice') } }}
            sx={{ p: 0 }}
          />
        )}
        {numbers.map((number, index) => (
          <Radio
            key={number}
            value={number}
            icon={<Dot number={number} />}
            checkedIcon={<Dot number={number} isChosen />}
            slotProps={{ input: { 'aria-label': number, ...(index === 0 && { ref: firstRef }) } }}
            sx={{ p: 0 }}
          />
        ))}
      </RadioGroup>
    </Box>
  )
}

function Dot({ number, isChosen = false }: { number: string; isChosen?: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 44,
        border: 1,
        borderRadius: '50%',
        borderColor: isChosen ? 'primary.main' : 'outline.main',
        bgcolor: isChosen ? 'primary.main' : 'background.paper',
        color: isChosen ? 'primary.contrastText' : 'text.primary',
        fontSize: '1rem',
        fontWeight: isChosen ? 600 : 400,
        fontVariantNumeric: 'tabular-nums',
        transition: 'background-color 200ms ease-out',
      }}
    >
      {number}
    </Box>
  )
}
