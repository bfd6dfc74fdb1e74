import { Modal, Slider, Button } from 'antd';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import styles from './picture-upload.module.css';

interface CropDialogProps {
  address: string;
  /** Width by height. */
  aspect: number;
  isUploading: boolean;
  /** In pixels of the picture; null: the whole picture. */
  onChoose: (area: Area | null) => void;
  onCancel: () => void;
}

export function CropDialog({ address, aspect, isUploading, onChoose, onCancel }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  return (
    <Modal
      open
      title="Recortar la imagen"
      mask={{ closable: false }}
      onCancel={onCancel}
      footer={[
        <Button key="whole" disabled={isUploading} onClick={() => onChoose(null)}>
          Usar completa
        </Button>,
        <Button
          key="crop"
          type="primary"
          loading={isUploading}
          disabled={area === null}
          onClick={() => onChoose(area)}
        >
          Usar recorte
        </Button>,
      ]}
    >
      <div className={styles.pictureCrop}>
        <Cropper
          image={address}
          aspect={aspect}
          crop={crop}
          zoom={zoom}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => setArea(pixels)}
        />
      </div>
      <div className={styles.pictureCropZoom}>
        <span aria-hidden>Acercar</span>
        <Slider
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          tooltip={{ open: false }}
          ariaLabelForHandle="Acercar"
          onChange={setZoom}
        />
      </div>
    </Modal>
  );
}
