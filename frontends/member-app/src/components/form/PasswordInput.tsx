import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from './TextInput.tsx'

type Props = Omit<ComponentProps<typeof TextInput>, 'type' | 'endAdornment'>

/** A password field with a button that shows the typed text. */
export function PasswordInput(props: Props) {
  const { t } = useTranslation()
  const [shown, setVisible] = useState(false)
  const Icon = shown ? VisibilityOffOutlined : VisibilityOutlined
  return (
    <TextInput
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <IconButton
          onClick={() => setVisible(!shown)}
          aria-label={t('password.of', {
            action: t(shown ? 'password.hide' : 'password.show'),
            field: props.label,
          })}
          edge="end"
        >
          <Icon />
        </IconButton>
      }
    />
  )
}
